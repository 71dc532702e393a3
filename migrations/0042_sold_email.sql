-- The mailbox under which a trade was sold, where a colleague has entered another one since: whoever sold it is still
-- told there when his money is to go elsewhere.
alter table trades add column sold_email text;
