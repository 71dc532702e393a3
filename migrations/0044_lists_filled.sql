-- What was there before gets what lists need. Apart from the new columns, so that readers need not wait for it.
update trades t set status = s.status, waits_since = s.since
from (
  select trade_id, trade_status(array_agg(status)) as status, min(status_since) as since
  from trade_items group by trade_id
) s
where t.id = s.trade_id;

update trade_items i set was_delivered = true
from parcels p
where p.trade_id = i.trade_id and p.direction = 'in'
  and exists (select from parcel_scans s where s.parcel_id = p.id and s.kind = 'delivered');

update customers c set trades = s.trades
from (select customer_id, count(*) as trades from trades group by customer_id) s
where s.customer_id = c.id;

update vouchers v set used = s.used, paid_cents = s.paid
from (
  select r.voucher, count(*) as used, coalesce(sum((
    select sum(p.voucher_cents) from payouts p where p.trade_id = r.trade_id and p.status = 'paid'
  )), 0) as paid
  from voucher_redemptions r group by r.voucher
) s
where s.voucher = v.code;

update parcels p set created_at = t.created_at from trades t where t.id = p.trade_id and p.created_at is null;
alter table parcels alter column created_at set default now(), alter column created_at set not null;

-- One index for each order of a list, with what no two rows share behind it.
drop index trades_by_day;
create index trades_by_day on trades (created_at, number);
create index trades_by_status on trades (status, created_at, number);
create index trades_by_country on trades (country, created_at, number);
drop index trades_by_landing_page;
create index trades_by_landing_page on trades (landing_page, created_at, number);
create index trades_by_seller on trades (lower(seller_name(seller)), number);
create index trades_by_amount on trades (payout_cents, number);
create index trades_by_wait on trades (waits_since, number);
create index trade_items_delivered on trade_items (status, status_since)
  where was_delivered and status in ('IN_TRANSIT', 'EXPECTED', 'EXPIRED');

create index customers_by_day on customers (created_at, number);
create index customers_by_trades on customers (trades, number);
create index people_by_full_name on people (lower(first_name || ' ' || last_name) text_pattern_ops);
create index accounts_by_mailbox on accounts (email text_pattern_ops);

create index parcels_by_day on parcels (created_at, id) where tracking_number is not null;

drop index letters_by_time;
create index letters_by_time on letters (created_at, id);
drop index letters_by_status;
create index letters_by_status on letters (status, created_at, id);
drop index letters_by_kind;
create index letters_by_kind on letters (kind, created_at, id);
create index letters_by_locale on letters (locale, created_at, id);
create index letters_by_mailbox on letters (lower(to_address) text_pattern_ops);

drop index audit_entries_by_time;
create index audit_entries_by_time on audit_entries (at, id);
create index audit_entries_by_username on audit_entries (lower(username) text_pattern_ops, at);
create index audit_entries_by_action on audit_entries (lower(action) text_pattern_ops, at);
create index audit_entries_by_beginning on audit_entries (lower(subject) text_pattern_ops, at);
create index audit_entries_by_word on audit_entries using gin (string_to_array(lower(subject), ' '));

drop index receipts_by_day;
create index receipts_by_day on receipts (issued_at, number);
create index receipts_by_country on receipts (country, issued_at, number);

drop index contact_messages_by_time;
create index contact_messages_by_time on contact_messages (created_at, number);
create index contact_messages_by_subject on contact_messages (subject, number);
create index contact_messages_by_mailbox on contact_messages (lower(email), number);
create index contact_messages_by_word on contact_messages
  using gin (to_tsvector('simple', email || ' ' || name || ' ' || text));

create index reviews_by_time on reviews (written_at, number);
create index reviews_by_state on reviews (status, written_at, number);
create index reviews_by_stars on reviews (stars, number);
create index reviews_by_word on reviews using gin (to_tsvector('simple', text || ' ' || name));

create index business_quotes_by_time on business_quotes (created_at, number);
create index business_quotes_by_change on business_quotes (changed_at, number);
create index business_quotes_by_company on business_quotes (lower(company), number);
create index business_quotes_by_pieces on business_quotes (pieces, number);
create index business_quotes_by_amount on business_quotes (cents, number);
create index business_quotes_by_word on business_quotes
  using gin (to_tsvector('simple', number || ' ' || company || ' ' || email || ' ' || first_name || ' ' || last_name));

create index error_reports_by_occurrences on error_reports (occurrences, id);
