-- What is only ever added to: nobody can make undone what was written down.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;

create trigger trade_events_stay before update or delete on trade_events for each row execute function refuse_change();

-- The same key moves an item once, however often it is sent.
alter table trade_events add column request_key text;
create unique index trade_events_by_key on trade_events (item_id, request_key) where request_key is not null;
create index trade_events_by_item on trade_events (item_id, at);
create index trade_events_by_time on trade_events (at) where item_id is not null;

alter table trade_items
  add column status_since timestamptz,
  -- When the clock moves it on by itself.
  add column due_at timestamptz,
  -- When the seller is reminded next, and how often that happened in this state.
  add column remind_at timestamptz,
  add column reminded integer not null default 0,
  -- What it is worth after we have looked at it.
  add column final_cents integer check (final_cents >= 0),
  -- Its first sign of life came after the price had run out: it is priced anew.
  add column is_late boolean not null default false,
  -- What locks it, while it is locked: icloud · google · samsung · mdm · bios · console · watch · other
  add column lock_kind text,
  add column imei text,
  add column serial_number text,
  -- Who has it on the bench.
  add column inspector uuid references staff;

update trade_items i
set status_since = t.created_at, due_at = t.created_at + interval '21 days', remind_at = t.created_at + interval '5 days'
from trades t where t.id = i.trade_id;

alter table trade_items alter column status_since set not null;

create index trade_items_due on trade_items (due_at) where due_at is not null;
create index trade_items_to_remind on trade_items (remind_at) where remind_at is not null;
create index trade_items_by_status on trade_items (status, status_since);
create index trade_items_by_imei on trade_items (imei) where imei is not null;

-- One inspector has looked at one item once.
create table inspections (
  id uuid primary key,
  item_id uuid not null references trade_items,
  at timestamptz not null,
  inspector uuid not null references staff,
  -- 1 is the first look; 2 is the one after the seller objected.
  round integer not null,
  -- By question: the answers as we would have given them.
  answers jsonb not null,
  condition text not null,
  imei text,
  serial_number text,
  -- What was read off it: battery capacity, shutter count.
  measured jsonb not null default '{}',
  note text not null default '',
  lines jsonb not null,
  cents integer not null check (cents >= 0),
  -- matches · differs · lockFound · suspicious
  outcome text not null
);

create index inspections_by_item on inspections (item_id, at);
create trigger inspections_stay before update or delete on inspections for each row execute function refuse_change();

-- A picture of an item, taken by us.
create table item_photos (
  id uuid primary key,
  item_id uuid not null references trade_items,
  at timestamptz not null,
  taken_by uuid not null references staff,
  -- Where it lies among the files.
  file text not null,
  content_type text not null,
  width integer not null,
  height integer not null
);

create index item_photos_by_item on item_photos (item_id, at);

-- An open question to the seller: we found something else than was described.
create table clarifications (
  id uuid primary key,
  item_id uuid not null references trade_items,
  inspection_id uuid not null references inspections,
  opened_at timestamptz not null,
  opened_by uuid not null references staff,
  deadline timestamptz not null,
  -- What differs, in words that the seller reads.
  reasons jsonb not null,
  -- Ids of photos.
  photos jsonb not null,
  -- The promised and the new price; their lines are those of the offer and of the inspection.
  old_cents integer not null check (old_cents >= 0),
  new_cents integer not null check (new_cents >= 0),
  -- accept · return · recycle · second-look; nothing while it is open
  answer text,
  answered_at timestamptz,
  answered_by text
);

create unique index open_clarifications on clarifications (item_id) where answered_at is null;

-- What the seller can choose; the id stands in the links of the letter.
create table clarification_options (
  id uuid primary key,
  clarification_id uuid not null references clarifications,
  -- accept · return · recycle · second-look
  kind text not null,
  cents integer not null default 0,
  unique (clarification_id, kind)
);

-- Colleagues of the back office.
alter table staff
  add column disabled_at timestamptz,
  add column name text not null default '';

-- One browser in which a colleague is logged in.
create table staff_sessions (
  token_hash text primary key,
  staff_id uuid not null references staff on delete cascade,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  -- The last time that the password was given.
  proved_at timestamptz not null,
  device text not null
);

create index staff_sessions_by_colleague on staff_sessions (staff_id);

-- Who changed what, and what it was before.
create table audit_entries (
  id uuid primary key,
  at timestamptz not null,
  staff_id uuid references staff,
  username text not null,
  deed text not null,
  subject text not null,
  before jsonb,
  after jsonb
);

create index audit_entries_by_time on audit_entries (at desc);
create index audit_entries_by_subject on audit_entries (subject, at desc);
create trigger audit_entries_stay before update or delete on audit_entries for each row execute function refuse_change();

-- What the carrier tells us about a parcel.
create table parcel_scans (
  id uuid primary key,
  parcel_id uuid not null references parcels,
  -- The carrier's own number of the event: the same one is told once.
  carrier_event text not null,
  at timestamptz not null,
  -- collected · in-transit · delivered · undeliverable
  kind text not null,
  place text not null default '',
  unique (parcel_id, carrier_event)
);
create trigger parcel_scans_stay before update or delete on parcel_scans for each row execute function refuse_change();

-- Parcels back to the seller: several, if the first could not be delivered.
alter table parcels drop constraint parcels_trade_id_direction_key;
create unique index parcels_to_us on parcels (trade_id) where direction = 'in';
create index parcels_by_trade on parcels (trade_id);
alter table parcels add column created_at timestamptz;

create table parcel_items (
  parcel_id uuid not null references parcels,
  item_id uuid not null references trade_items,
  primary key (parcel_id, item_id)
);
