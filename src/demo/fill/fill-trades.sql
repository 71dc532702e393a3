-- So many made-up trades, with everything that lists of the office read, straight into the tables. What is to be written
-- stands in fill_settings (fill-trades.ts). A thousand trades are a day: more of them are more days, not longer queues.
-- Triggers and checks of foreign keys are off, so what they would have kept is written here.
set local session_replication_role = replica;
set local synchronous_commit = off;
set local work_mem = '128MB';
set local maintenance_work_mem = '512MB';
select set_config('fill.salt', salt::text, true) from fill_settings;

-- An index that is built at the end takes a fraction of one that is kept up row by row.
create temporary table fill_indexes on commit drop as
select x.indexrelid::regclass::text as name, pg_get_indexdef(x.indexrelid) as definition
from pg_index x
where x.indrelid::regclass::text = any('{customers,offers,trades,trade_items,trade_events,inspections,parcels,parcel_scans,payouts,
    payout_items,receipts,letters,audit_entries,contact_messages,reviews,cases}')
  and not exists (select from pg_constraint where conindid = x.indexrelid);
do $$ declare name text; begin
  for name in select i.name from fill_indexes i loop execute 'drop index ' || name; end loop;
end $$;

-- The same number between 0 and one less than most, every time, for a row and a purpose.
create or replace function pg_temp.chance(purpose text, n bigint, most int) returns int language sql immutable as
  $$ select ((hashint8extended(n, hashtext(purpose)) & 2147483647) % most)::int $$;
create or replace function pg_temp.pick(words text[], purpose text, n bigint) returns text language sql immutable as
  $$ select words[1 + pg_temp.chance(purpose, n, array_length(words, 1))] $$;
-- Ids sort by time, as those of the shop do. Without a subquery, so that the planner takes it apart.
create or replace function pg_temp.fill_id(at timestamptz, purpose text, n bigint) returns uuid language sql stable as
  $$ select (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7'
    || substr(md5(purpose || n || current_setting('fill.salt')), 1, 19))::uuid $$;
-- A number with its check digit: domain/trades/trade-number.ts. Two digits at a time, the first from the right counts twice.
create or replace function pg_temp.two_digits(n bigint) returns bigint language sql immutable as
  $$ select ('{0,2,4,6,8,1,3,5,7,9}'::int[])[1 + n % 10] + n / 10 % 10 $$;
create or replace function pg_temp.with_check_digit(n bigint) returns bigint language sql immutable as
  $$ select n * 10 + (10 - (pg_temp.two_digits(n) + pg_temp.two_digits(n / 100) + pg_temp.two_digits(n / 10000)
    + pg_temp.two_digits(n / 1000000) + pg_temp.two_digits(n / 100000000)) % 10) % 10 $$;
create or replace function pg_temp.fill_number(at timestamptz, serial bigint) returns bigint language sql stable as
  $$ select pg_temp.with_check_digit((to_char(at, 'YY') || lpad(serial::text, greatest(5, length(serial::text)), '0'))::bigint) $$;

-- What becomes of devices, in percent, by how many days ago they were sold. After ten days nothing waits: queues are as long
-- with ten thousand trades as with a million.
create temporary table fill_states on commit drop as
select days, array_agg(state order by state) as states
from (values
  (1, 'EXPECTED', 80), (1, 'IN_TRANSIT', 15), (1, 'CANCELLED', 5),
  (3, 'IN_TRANSIT', 45), (3, 'EXPECTED', 20), (3, 'RECEIVED', 18), (3, 'IN_INSPECTION', 5), (3, 'ACCEPTED', 12),
  (6, 'PAID', 40), (6, 'PAYOUT_PENDING', 15), (6, 'ACCEPTED', 10), (6, 'EXPECTED', 12), (6, 'RECEIVED', 8),
  (6, 'CLARIFICATION', 8), (6, 'RETURN_PENDING', 2), (6, 'PAYOUT_FAILED', 2), (6, 'LOCKED', 1), (6, 'MISSING', 1),
  (6, 'SUSPENDED', 2),
  (10, 'PAID', 78), (10, 'EXPECTED', 6), (10, 'RETURNED', 5), (10, 'CANCELLED', 4), (10, 'RECYCLED', 3),
  (10, 'CLARIFICATION', 2), (10, 'RETURN_PENDING', 1), (10, 'LOCKED', 1),
  (100000, 'PAID', 82), (100000, 'EXPIRED', 6), (100000, 'RETURNED', 5), (100000, 'CANCELLED', 4), (100000, 'RECYCLED', 3)
) s(days, state, share), generate_series(1, share)
group by days;

create temporary table fill_devices on commit drop as
select (row_number() over (order by d.id) - 1)::int as place, d.id, m.name || ' ' || x.name as name, k.code as category
from devices d
  join device_texts x on x.device_id = d.id and x.locale = 'de_DE'
  join series s on s.id = d.series_id
  join manufacturers m on m.id = s.manufacturer_id
  join categories k on k.id = s.category_id;

create temporary table fill_plan on commit drop as
select n, pg_temp.fill_id(created_at, 'trade', n) as id, created_at, age,
  pg_temp.fill_number(created_at, serial) as number,
  pg_temp.pick('{de,de,de,de,fr,fr,es,es,it,at}', 'country', n) as country,
  pg_temp.chance('partner', n, 20) = 0 as by_partner,
  pg_temp.pick('{Ana,Ben,Clara,David,Elena,Felix,Greta,Hugo,Ines,Jonas,Klara,Luca,Marie,Nico,Olga,Paul,Rosa,Samuel,Tea,Ute}', 'first', n)
    as first_name,
  pg_temp.pick('{Alb,Berg,Dorn,Ehr,Frei,Gold,Hart,Kern,Lind,Mohr,Nord,Rein,Sand,Tann,Weid,Zell}', 'onset', n)
    || pg_temp.pick('{a,e,en,el,er,in,on,at,os,um,ig,as,or,un,ol,et}', 'middle', n)
    || pg_temp.pick('{b,d,f,g,k,l,m,n,p,r,s,t,v,w,z,st}', 'second', n)
    || pg_temp.pick('{acher,auer,erger,eld,eimer,ofer,inger,ann,eier,etter,aler,ald}', 'coda', n) as last_name,
  3000 + pg_temp.chance('cents', n, 60000) as cents,
  case when pg_temp.chance('pieces', n, 5) = 0 then 2 else 1 end as pieces,
  pg_temp.chance('device', n, (select count(*)::int from fill_devices)) as device_place,
  n * 5 / 7 as customer
from (
  select n, moment - (count - n) * interval '1 day' / 1000 as created_at, (count - n) / 1000.0 as age, first_serial + n as serial
  from fill_settings, generate_series(1, count) n
) numbered;
create unique index on fill_plan (n);
analyze fill_plan;

create temporary table fill_people on commit drop as
select n, country, case when by_partner then 'filled' else 'umlauf-' || country end as landing_page,
  case country when 'fr' then 'fr_FR' when 'es' then 'es_ES' when 'it' then 'it_IT' when 'at' then 'de_AT' else 'de_DE' end as locale,
  lower(first_name || '.' || last_name || number || '@mail.example') as email
from fill_plan;
create unique index on fill_people (n);

create temporary table fill_customers on commit drop as
select customer, min(n) as n, min(created_at) as created_at, count(*)::int as trades,
  pg_temp.fill_id(min(created_at), 'customer', customer) as id
from fill_plan group by customer;
create unique index on fill_customers (customer);

insert into staff (id, username, password_hash, created_at, disabled_at, name)
select pg_temp.fill_id(moment, 'staff', 0), 'filled', '-', moment, moment, 'Filled' from fill_settings
on conflict do nothing;
insert into questionnaires (hash, questions) values ('filled', '[]') on conflict do nothing;
insert into partners (code, name, origins, landing_page, accent, active, created_at)
select 'filled', 'Filled', '{}', 'filled', '#0b5d4e', false, moment from fill_settings
on conflict do nothing;
insert into partner_rates (partner, valid_from, basis_points) values ('filled', 'epoch', 300) on conflict do nothing;
insert into places (code, kind, created_at)
select 'P-F-' || lpad(n::text, 2, '0'), 'shelf', moment from fill_settings, generate_series(0, 99) n
on conflict do nothing;

insert into customers (id, number, created_at, country, trades)
select c.id, s.first_customer + c.n, c.created_at, p.country, c.trades
from fill_customers c join fill_plan p using (n), fill_settings s;
insert into people (id, customer_id, first_name, last_name)
select pg_temp.fill_id(c.created_at, 'person', c.n), c.id, first_name, last_name
from fill_customers c join fill_plan using (n) where n % 3 = 0;
insert into accounts (id, country, email, locale, created_at, activated_at, customer_id)
select pg_temp.fill_id(c.created_at, 'account', c.n), e.country, e.email, e.locale, c.created_at, c.created_at, c.id
from fill_customers c join fill_people e using (n) where n % 3 = 0;

create temporary table fill_items on commit drop as
select p.n * 10 + position as n, p.n as trade_n, p.id as trade_id, p.number, p.created_at, p.country, p.cents, position,
  d.id as device_id, d.name, d.category, pg_temp.fill_id(p.created_at, 'item', p.n * 10 + position) as id,
  pg_temp.fill_id(p.created_at, 'offer', p.n * 10 + position) as offer_id,
  (select states from fill_states where days > p.age order by days limit 1)[1 + pg_temp.chance('state', p.n * 10 + position, 100)]
    as status
from fill_plan p cross join lateral generate_series(0, p.pieces - 1) position join fill_devices d on d.place = p.device_place;

-- How far each has come: 1 on its way, 2 here, 3 decided, 4 paid.
alter table fill_items add column reached int, add column since timestamptz;
update fill_items set reached = case
    when status in ('EXPECTED', 'CANCELLED', 'EXPIRED') then 0
    when status in ('IN_TRANSIT', 'MISSING') then 1
    when status in ('RECEIVED', 'IN_INSPECTION', 'CLARIFICATION', 'LOCKED', 'SUSPENDED') then 2
    when status = 'PAID' then 4 else 3 end;
update fill_items set since = least((select moment from fill_settings), created_at + reached * interval '1 day');
create index on fill_items (trade_id);
analyze fill_items;

insert into offers (id, created_at, valid_until, visitor, country, locale, segment, landing_page, device_id, device_name,
  questionnaire, answers, condition, price_list, base_cents, repair_costs, pieces, lines, cents, status)
select i.offer_id, i.created_at, i.created_at + interval '14 days', i.trade_id, i.country, e.locale, 'consumer',
  e.landing_page, i.device_id, i.name, 'filled', '{}', 'good', (select min(version) from price_lists), i.cents, '{}', 1,
  '[]', i.cents, 'ordered'
from fill_items i join fill_people e on e.n = i.trade_n;

insert into trades (id, number, created_at, visitor, request_key, request_hash, customer_id, country, locale, segment, shop_mode,
  landing_page, email, seller, payment_type, payee, payee_hint, cents, payout_cents, price_valid_until, identity_check, declared,
  status, waits_since)
select p.id, p.number, p.created_at, p.id, 'filled', '', c.id, p.country, e.locale, 'consumer', 'default', e.landing_page, e.email,
  jsonb_build_object('firstName', first_name, 'lastName', last_name, 'email', e.email, 'phone', '', 'street',
    'Musterstraße', 'houseNumber', '1', 'addressExtra', '', 'postalCode', '12345', 'city', 'Musterstadt', 'birthdate', '1990-01-01'),
  'sepa', s.payee, 'DE… 3000', p.cents * p.pieces, p.cents * p.pieces, p.created_at + interval '14 days', false, '{}',
  i.status, i.since
from fill_plan p
  join fill_people e using (n)
  join fill_customers c using (customer)
  join (select trade_id, trade_status(array_agg(status)) as status, min(since) as since from fill_items group by trade_id) i
    on i.trade_id = p.id,
  fill_settings s;

insert into trade_items (id, trade_id, position, offer_id, device_id, cents, status, status_since, due_at, final_cents, imei,
  was_delivered, waits_since, place, placed_at)
select id, trade_id, position, offer_id, device_id, cents, status, since,
  case when status in ('EXPECTED', 'CLARIFICATION') then since + interval '21 days' end,
  case when reached >= 3 then cents end,
  case when reached >= 2 then lpad((350000000000000 + n)::text, 15, '0') end, reached >= 2, since,
  case when is_here then 'P-F-' || lpad(pg_temp.chance('place', n, 100)::text, 2, '0') end, case when is_here then since end
from fill_items, lateral (select reached between 2 and 3 and status not in ('RETURNED', 'RECYCLED')) h(is_here);

insert into trade_events (id, trade_id, item_id, at, event, from_status, to_status, actor)
select pg_temp.fill_id(created_at, 'created', n), id, null, created_at, 'created', null, null, 'seller' from fill_plan;
insert into trade_events (id, trade_id, item_id, at, event, from_status, to_status, actor)
select pg_temp.fill_id(i.created_at, e.event, i.n), i.trade_id, i.id, i.created_at + e.reached * interval '1 day', e.event, e.origin,
  e.target, e.actor
from fill_items i join (values
  (0, 'created', null, 'EXPECTED', 'seller'), (1, 'collected', 'EXPECTED', 'IN_TRANSIT', 'carrier'),
  (2, 'receive', 'IN_TRANSIT', 'RECEIVED', 'filled'), (3, 'matches', 'RECEIVED', 'ACCEPTED', 'filled'),
  (4, 'paid', 'ACCEPTED', 'PAID', 'bank')
) e(reached, event, origin, target, actor) on e.reached <= i.reached;

insert into inspections (id, item_id, at, inspector, round, answers, condition, imei, lines, cents, outcome)
select pg_temp.fill_id(i.created_at, 'inspection', i.n), i.id, i.created_at + interval '3 days', f.id, 1, '{}', 'good', null, '[]',
  i.cents, case when i.n % 7 = 0 then 'differs' else 'matches' end
from fill_items i, staff f where i.reached >= 3 and f.username = 'filled';

insert into parcels (id, trade_id, direction, carrier, tracking_number, announced_at, created_at)
select pg_temp.fill_id(created_at, 'parcel', n), id, 'in', 'dhl', '0034043' || lpad((salt * 100000000 + n)::text, 13, '0'), created_at,
  created_at
from fill_plan, fill_settings;
insert into parcel_scans (id, parcel_id, carrier_event, at, kind)
select pg_temp.fill_id(i.created_at, e.kind, i.n), pg_temp.fill_id(i.created_at, 'parcel', i.trade_n), e.kind,
  i.created_at + e.reached * interval '1 day', e.kind
from fill_items i join (values (1, 'collected'), (2, 'delivered')) e(reached, kind) on e.reached <= i.reached
where i.position = 0;

insert into cases (id, number, kind, state, opened_at, opened_by, due_at, place, trade_id, sender, email, country, tracking_number,
  description, result, closed_at)
select pg_temp.fill_id(p.created_at, 'case', p.n), pg_temp.fill_number(p.created_at, nextval('case_numbers')), k.kind,
  case when p.age < 10 then 'open' else 'closed' end, p.created_at, f.id, p.created_at + k.days * interval '1 day',
  'P-F-' || lpad(pg_temp.chance('place', p.n, 100)::text, 2, '0'), case when k.with_trade then p.id end,
  p.first_name || ' ' || p.last_name, e.email, p.country, case when k.with_trade then '' else 'FILLED' || p.number end,
  'Karton von ' || p.last_name, case when p.age >= 10 then k.result end, case when p.age >= 10 then p.created_at + interval '10 days' end
from fill_plan p join fill_people e using (n) join (values
  (0, 'parcel-without-order', 30, false, 'sent-back'), (1, 'damaged-in-transit', 7, true, 'carrier-pays'),
  (2, 'document-missing', 14, true, 'shown')
) k(place, kind, days, with_trade, result) on k.place = pg_temp.chance('case', p.n, 3), staff f
where f.username = 'filled' and p.n % 100 = 1 and p.age >= 2;

insert into payout_batches (id, number, country, method, instant, status, prepared_at, released_at, released_by)
select pg_temp.fill_id(day, 'batch' || country, 0), 'S-' || salt || '-' || to_char(day, 'YYMMDD') || '-' || country, country, 'sepa',
  false, 'released', day, day, (select id from staff where username = 'filled')
from (select distinct country, date_trunc('day', created_at) + interval '4 days' as day from fill_items) d, fill_settings;
insert into payouts (id, number, trade_id, landing_page, batch_id, created_at, item_cents, voucher_cents, payee_hint, status,
  settled_at, return_code)
select pg_temp.fill_id(created_at, 'payout', n), 'P-' || salt || '-' || n, trade_id,
  (select landing_page from trades t where t.id = trade_id),
  pg_temp.fill_id(date_trunc('day', created_at) + interval '4 days', 'batch' || country, 0), since, cents,
  case when trade_n % 10 = 0 then 500 else 0 end, 'DE… 3000',
  case status when 'PAID' then 'paid' when 'PAYOUT_FAILED' then 'failed' else 'released' end,
  case when status in ('PAID', 'PAYOUT_FAILED') then since end, case when status = 'PAYOUT_FAILED' then 'AC01' else '' end
from fill_items, fill_settings where status in ('PAID', 'PAYOUT_PENDING', 'PAYOUT_FAILED');
insert into payout_items (payout_id, item_id, cents, live)
select pg_temp.fill_id(created_at, 'payout', n), id, cents, status <> 'PAYOUT_FAILED'
from fill_items where status in ('PAID', 'PAYOUT_PENDING', 'PAYOUT_FAILED');
insert into receipts (id, number, payout_id, trade_id, issued_at, kept_until, country, kind, tax, cents, contents)
select pg_temp.fill_id(created_at, 'receipt', n), 'B-' || salt || '-' || n, pg_temp.fill_id(created_at, 'payout', n), trade_id, since,
  since + interval '11 years', country, 'receipt', 'margin', cents, receipts[1 + n % array_length(receipts, 1)]
from fill_items, fill_settings where status = 'PAID';

insert into settlements (id, file_hash, name, kind, file, uploaded_at, uploaded_by, applied_at, applied_by)
select pg_temp.fill_id(p.created_at, 'settlement', n), 'filled ' || number, 'camt.xml', 'bank', 'filled', p.created_at, f.id,
  p.created_at, f.id
from fill_plan p, staff f where f.username = 'filled' and n % 500 = 0;
insert into stocktakes (id, place, staff_id, started_at, finished_at)
select pg_temp.fill_id(p.created_at, 'stocktake', n), 'P-F-' || lpad(pg_temp.chance('place', n, 100)::text, 2, '0'), f.id,
  p.created_at, p.created_at
from fill_plan p, staff f where f.username = 'filled' and n % 100 = 0;

insert into voucher_redemptions (trade_id, voucher, person, cents)
select id, (select min(code) from vouchers), 'filled ' || n, 500 from fill_plan
where n % 10 = 0 and exists (select from vouchers);
update vouchers set used = used + f.uses, paid_cents = paid_cents + f.uses * 500
from (select count(*)::int as uses from fill_plan where n % 10 = 0) f where code = (select min(code) from vouchers);

insert into letters (id, created_at, kind, locale, from_address, to_address, subject, text_body, html_body, status, attempts, sent_at,
  message_id)
select pg_temp.fill_id(p.created_at, k.kind, p.n), p.created_at + k.days * interval '1 day', k.kind, e.locale, 'shop@umlauf.example',
  e.email, k.subject || ' T-' || left(p.number::text, 2) || '-' || substr(p.number::text, 3), 'Text', '<p>Text</p>',
  case when p.n % 5000 = 0 then 'failed' else 'sent' end, 1, p.created_at, k.kind || p.n || '@' || s.salt
from fill_plan p join fill_people e using (n), fill_settings s,
  (values ('trade-created', 0, 'Dein Verkauf'), ('received', 2, 'Dein Paket ist da'), ('paid', 4, 'Dein Geld ist unterwegs')) k(kind, days, subject);

insert into audit_entries (id, at, username, action, subject, before, after)
select pg_temp.fill_id(i.created_at, 'audit' || e.action, i.n), i.created_at + e.reached * interval '1 day',
  pg_temp.pick('{alma,boris,carla,dirk,edda,frank,gerda,heiko}', 'colleague', i.n), e.action, 'trade ' || i.number,
  jsonb_build_object('status', e.origin), jsonb_build_object('status', e.target)
from fill_items i join (values
  (2, 'item.receive', 'IN_TRANSIT', 'RECEIVED'), (3, 'item.matches', 'RECEIVED', 'ACCEPTED')
) e(reached, action, origin, target) on e.reached <= i.reached;

insert into contact_messages (id, number, created_at, country, locale, subject, email, name, text, trade_number, status, changed_at)
select pg_temp.fill_id(p.created_at, 'message', p.n), nextval('contact_numbers'), p.created_at, p.country, e.locale,
  pg_temp.pick('{data-change,return-questions,payment-questions,order-status,new-offer}', 'subject', p.n), e.email,
  p.first_name || ' ' || p.last_name, 'Wann kommt mein Geld für ' || p.number || '? Danke, ' || p.first_name, p.number,
  case when p.age < 1 then 'new' when p.n % 3 = 0 then 'closed' else 'answered' end, p.created_at
from fill_plan p join fill_people e using (n) where p.n % 10 = 0;

insert into review_requests (trade_id, asked_at, token_hash, category)
select i.trade_id, i.since, 'filled ' || s.salt || i.n, i.category from fill_items i, fill_settings s
where i.status = 'PAID' and i.position = 0 and i.trade_n % 20 = 0;
insert into reviews (id, trade_id, country, category, stars, text, name, written_at, changed_at, status)
select pg_temp.fill_id(i.created_at, 'review', i.n), i.trade_id, i.country, i.category, 1 + pg_temp.chance('stars', i.n, 5),
  'Alles ging schnell mit ' || i.name, p.first_name, i.since, i.since,
  case when p.age < 5 then 'waiting' else 'published' end
from fill_items i join fill_plan p on p.n = i.trade_n where i.status = 'PAID' and i.position = 0 and i.trade_n % 20 = 0;

insert into business_quotes (id, created_at, visitor, request_key, country, locale, shop_mode, landing_page, status, changed_at,
  company, vat_id, tax_mode, first_name, last_name, email, phone, pieces, cents)
select pg_temp.fill_id(p.created_at, 'quote', p.n), p.created_at, p.id, 'quote', p.country, e.locale, 'business', 'umlauf-' || p.country,
  case when p.age < 3 then 'requested' else 'accepted' end, p.created_at, p.last_name || ' GmbH', '', 'reverse-charge', p.first_name,
  p.last_name, e.email, '', 10 + p.n % 90, 100000 + p.cents
from fill_plan p join fill_people e using (n) where p.n % 100 = 0;

insert into error_reports (id, fingerprint, release, side, message, at, last_at, occurrences)
select pg_temp.fill_id(created_at, 'error', n), 'filled ' || salt || n, 'filled', 'server', 'Error: the carrier did not answer ' || n,
  created_at, created_at, 1 + n % 30
from fill_plan, fill_settings where n % 200 = 0;

select setval('trade_numbers', first_serial + count), setval('customer_numbers', first_customer + count) from fill_settings;

do $$ declare definition text; begin
  for definition in select i.definition from fill_indexes i loop execute definition; end loop;
end $$;
