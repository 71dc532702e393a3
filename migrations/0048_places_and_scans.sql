-- Where devices stand in our house, and what was scanned by whom.
create table places (
  code text primary key check (code ~ '^P(-[A-Z0-9]{1,6}){1,4}$'),
  kind text not null check (kind in ('dock', 'shelf', 'bench', 'quarantine', 'returns')),
  -- How many devices fit; as many as come if it says nothing.
  capacity int check (capacity > 0),
  created_at timestamptz not null,
  -- Since when nothing is put there any more.
  closed_at timestamptz
);

alter table trade_items
  add column place text references places (code),
  add column placed_at timestamptz;

create index trade_items_place on trade_items (place) where place is not null;

-- Every time a device was put somewhere, taken away or missed.
create table place_moves (
  id uuid primary key,
  item_id uuid not null references trade_items (id) on delete cascade,
  from_place text references places (code),
  to_place text references places (code),
  staff_id uuid not null references staff (id),
  at timestamptz not null
);

create index place_moves_item on place_moves (item_id, at);
create index place_moves_from on place_moves (from_place);
create index place_moves_to on place_moves (to_place);
create index place_moves_staff on place_moves (staff_id);

-- What somebody has in hands at a station: a parcel, a place. What was left for something else stays listed.
create table station_work (
  id uuid primary key,
  station text not null check (station in ('dock', 'put-away', 'stocktake', 'returns')),
  staff_id uuid not null references staff (id),
  trade_id uuid references trades (id) on delete cascade,
  place text references places (code),
  -- Devices that were scanned so far.
  item_ids uuid[] not null default '{}',
  -- Whether the label of the parcel was scanned.
  has_label boolean not null default false,
  is_current boolean not null,
  started_at timestamptz not null,
  check (num_nonnulls(trade_id, place) = 1)
);

create unique index station_work_trade on station_work (station, trade_id) where trade_id is not null;
create unique index station_work_place on station_work (station, staff_id, place) where place is not null;
create unique index station_work_current on station_work (staff_id, station) where is_current;
create index station_work_staff on station_work (staff_id);
create index station_work_of_trade on station_work (trade_id);
create index station_work_at_place on station_work (place);

-- One scan under its own key: sent twice, it is answered twice and done once.
create table scans (
  key uuid primary key,
  -- The order in which they were done, whatever the clock of a browser says.
  number bigint generated always as identity,
  staff_id uuid not null references staff (id),
  station text not null check (station in ('dock', 'put-away', 'stocktake', 'returns')),
  code text not null,
  -- When it was scanned; it may have waited for a connection.
  at timestamptz not null,
  outcome text not null,
  facts jsonb not null,
  -- What has to be known to take it back.
  undo jsonb,
  undone_at timestamptz
);

create index scans_staff on scans (staff_id, station, number desc);
create index scans_at on scans (at);

-- A place was counted.
create table stocktakes (
  id uuid primary key,
  place text not null references places (code),
  staff_id uuid not null references staff (id),
  started_at timestamptz not null,
  finished_at timestamptz not null
);

create index stocktakes_place on stocktakes (place, finished_at desc);
create index stocktakes_staff on stocktakes (staff_id);

create table stocktake_items (
  stocktake_id uuid not null references stocktakes (id) on delete cascade,
  item_id uuid not null references trade_items (id) on delete cascade,
  finding text not null check (finding in ('found', 'extra', 'missing')),
  -- Where an extra device was thought to be.
  thought_at text references places (code),
  primary key (stocktake_id, item_id)
);

create index stocktake_items_item on stocktake_items (item_id);
create index stocktake_items_thought_at on stocktake_items (thought_at);

-- What is to come out of the label printer. A printer that is away gets it when it is back.
create table print_jobs (
  id uuid primary key,
  title text not null,
  zpl text not null,
  staff_id uuid not null references staff (id),
  created_at timestamptz not null,
  attempts int not null default 0,
  -- Why the last attempt failed.
  error text,
  printed_at timestamptz,
  cancelled_at timestamptz
);

create index print_jobs_created on print_jobs (created_at desc);
create index print_jobs_staff on print_jobs (staff_id);
