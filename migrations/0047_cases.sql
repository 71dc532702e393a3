-- A case is what does not fit: something at the dock or on the bench that no order foresaw. It has a number, pictures, a
-- place, a person and a clock, and ends with a result.
create sequence case_numbers start 101;

create table cases (
  id uuid primary key,
  -- C-26-001016 without letters and dashes; its last digit checks the others.
  number bigint not null unique,
  kind text not null check (kind in ('parcel-without-order', 'other-model', 'one-too-many', 'damaged-in-transit',
    'swapped-identity', 'document-missing')),
  -- open: we have to do something · waiting: for the seller or the carrier · closed: it has a result · merged: another
  -- case of the same thing goes on
  state text not null default 'open' check (state in ('open', 'waiting', 'closed', 'merged')),
  opened_at timestamptz not null,
  opened_by uuid not null references staff,
  -- From then on it is overdue, as long as nobody has closed it.
  due_at timestamptz not null,
  assigned_to uuid references staff,
  -- Where the thing lies: P-A-03-2. It is only a code: a shelf may be renamed or removed without asking its cases.
  place text not null default '',
  -- Whose parcel and which device it is about, as far as anybody knows.
  trade_id uuid references trades,
  item_id uuid references trade_items,
  -- What stands on the box and on the device.
  sender text not null default '',
  email text not null default '',
  country text not null,
  tracking_number text not null default '',
  imei text not null default '',
  serial_number text not null default '',
  description text not null default '',
  result text,
  closed_at timestamptz,
  merged_into uuid references cases,
  -- What names people and devices was blanked: it is long over, or its person was erased.
  facts_masked boolean not null default false,
  check ((state = 'closed') = (result is not null)),
  check ((state in ('closed', 'merged')) = (closed_at is not null)),
  check ((state = 'merged') = (merged_into is not null)),
  check (merged_into is distinct from id),
  check (item_id is null or trade_id is not null),
  -- A result fits its kind.
  check (result is null or (kind, result) in (
    ('parcel-without-order', 'attached'), ('parcel-without-order', 'sent-back'), ('parcel-without-order', 'disposed'),
    ('other-model', 'bought'), ('other-model', 'returned'), ('other-model', 'recycled'), ('other-model', 'as-announced'),
    ('one-too-many', 'bought'), ('one-too-many', 'returned'), ('one-too-many', 'recycled'), ('one-too-many', 'announced'),
    ('damaged-in-transit', 'carrier-pays'), ('damaged-in-transit', 'carrier-refuses'),
    ('damaged-in-transit', 'badly-packed'), ('damaged-in-transit', 'no-damage'),
    ('swapped-identity', 'cleared'), ('swapped-identity', 'returned'), ('swapped-identity', 'suspended'),
    ('document-missing', 'shown'), ('document-missing', 'returned'), ('document-missing', 'not-needed')))
);

-- Lists are paged by key: what is still open, and everything.
create index cases_due on cases (due_at, number) where state in ('open', 'waiting');
create index cases_by_due_day on cases (due_at, number);
create index cases_by_time on cases (opened_at, number);
create index cases_by_trade on cases (trade_id) where trade_id is not null;
create index cases_by_item on cases (item_id) where item_id is not null;
create index cases_by_colleague on cases (assigned_to) where assigned_to is not null;
create index cases_by_opener on cases (opened_by);
create index cases_by_successor on cases (merged_into) where merged_into is not null;
create index cases_by_tracking_number on cases (tracking_number) where tracking_number <> '';
create index cases_by_imei on cases (imei) where imei <> '';
create index cases_with_facts on cases (closed_at) where not facts_masked;
create index cases_by_mailbox on cases (lower(email)) where email <> '';

-- What was done about a case and what colleagues noted; only added to.
create table case_entries (
  id uuid primary key,
  case_id uuid not null references cases,
  at timestamptz not null,
  -- opened · note · photos · taken · assigned · moved · found · letter · attached · asked · merged · closed …
  event text not null,
  -- The name of a colleague, or clock.
  actor text not null,
  text text not null default ''
);

create index case_entries_by_case on case_entries (case_id, at);
create trigger case_entries_stay before update or delete on case_entries for each row execute function refuse_change();

-- A picture shows an item, a case, or the item of a case.
alter table item_photos
  alter column item_id drop not null,
  add column case_id uuid references cases;
alter table item_photos add constraint item_photos_show_something check (item_id is not null or case_id is not null) not valid;
alter table item_photos validate constraint item_photos_show_something;
create index item_photos_by_case on item_photos (case_id, at) where case_id is not null;

-- A seller is asked about another device than he announced: this is our offer for what we found, and what the item becomes
-- if he accepts.
alter table clarifications add column offer_id uuid references offers;
create index clarifications_by_offer on clarifications (offer_id) where offer_id is not null;
