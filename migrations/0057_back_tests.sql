-- A back-test is what a version would have made of the last weeks: of what was offered, sold and inspected. Each version has one,
-- made anew when somebody asks for it.
create table back_tests (
  version integer primary key references versions on delete cascade,
  started_by uuid not null references staff,
  -- Rules, prices and devices as they were at this moment; what came later does not count.
  started_at timestamptz not null,
  since timestamptz not null,
  -- A fingerprint of what the version said.
  content text not null,
  -- What counted then: the version of the rules, and the newest price list.
  rules integer not null,
  price_list integer not null,
  -- Offers and inspections: how many there are, how many were looked at, and which was the last of them.
  total integer not null,
  done integer not null default 0,
  place jsonb,
  -- What has come out so far. It names devices and trades, never people.
  tally jsonb not null,
  -- Whoever works on it says so.
  touched_at timestamptz not null,
  finished_at timestamptz
);

create index back_tests_by_starter on back_tests (started_by);
create index back_tests_unfinished on back_tests (touched_at) where finished_at is null;
