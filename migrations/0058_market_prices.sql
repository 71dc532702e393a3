-- A market price is what somebody else pays for a device or sells it for, as a file told us on a day. Old ones stay: the newest of a
-- source is the one that is shown.
create table market_prices (
  id bigint generated always as identity primary key,
  device_id integer not null references devices on delete cascade,
  -- buying: what a competitor pays · resale: what it is sold for
  kind text not null,
  -- The competitor, the platform.
  source text not null,
  country text not null,
  -- A to E; empty where the source does not say.
  grade text not null default '',
  cents integer not null check (cents > 0),
  seen_on date not null,
  imported_at timestamptz not null,
  imported_by uuid not null references staff,
  -- The name of the file that it came with.
  file text not null,
  -- The same line of another file is no second price.
  unique (device_id, kind, source, country, grade, seen_on, cents)
);

create index market_prices_by_colleague on market_prices (imported_by);
