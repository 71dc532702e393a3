-- Devices are not always sent from home: a customer may keep several addresses. One of them is the usual one.
alter table addresses drop constraint addresses_customer_id_key;
alter table addresses add column is_primary boolean not null default true;
alter table addresses alter column is_primary drop default;

create unique index primary_addresses on addresses (customer_id) where is_primary;
create index addresses_by_customer on addresses (customer_id);
