-- What a question is about, in a word or two, for lists and receipts.
alter table question_texts add column title text not null default '';

-- The questions as they were asked, words and effects included. Its hash is its name, so that the same sheet is kept once.
-- An offer points to it: whatever staff change about a question later, the offer stays what it was.
create table question_sheets (
  hash text primary key,
  questions jsonb not null
);

-- What it costs us to replace a part of any device of a series. An answer about that part never takes off more than this.
create table repair_costs (
  series_id integer not null references series on delete cascade,
  -- display · back · battery · camera · port
  part text not null,
  cents integer not null check (cents > 0),
  primary key (series_id, part)
);

-- An offer is what the shop promises to pay for one device in the condition that was described. It never changes; only
-- its status does.
create table offers (
  id uuid primary key,
  created_at timestamptz not null,
  valid_until timestamptz not null,
  -- The session that asked. Nobody else can sell by it.
  visitor uuid not null,
  country text not null,
  locale text not null,
  -- consumer · business
  segment text not null,
  landing_page text not null,
  device_id integer not null references devices,
  device_name text not null,
  question_sheet text not null references question_sheets,
  -- By question: the chosen answers.
  answers jsonb not null,
  -- The grade, or SEALED.
  condition text not null,
  price_list integer not null references price_lists,
  base_cents integer not null check (base_cents >= 0),
  -- By part, as they were on that day.
  repair_costs jsonb not null,
  -- How many pieces were sold together: companies get more for many.
  pieces integer not null check (pieces > 0),
  lines jsonb not null,
  cents integer not null check (cents >= 0),
  -- calculated · in-cart · ordered · superseded
  status text not null default 'calculated',
  superseded_by uuid references offers
);

create index offers_by_visitor on offers (visitor, created_at desc);
create index offers_by_day on offers (created_at);
