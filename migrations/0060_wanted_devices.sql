-- What visitors looked for or asked for and the catalogue does not have: how often on a day in a country. Who it was is not kept.
create table wanted_devices (
  text text not null check (length(text) between 3 and 60),
  country text not null,
  day date not null,
  -- Searched for in vain, or asked for in the form about devices that are not listed.
  source text not null check (source in ('search', 'form')),
  count integer not null check (count > 0),
  primary key (day, country, text, source)
);

-- What a colleague has said about it; without a word it is open.
create table wanted_decisions (
  text text primary key,
  state text not null check (state in ('done', 'hidden')),
  decided_by uuid not null references staff (id),
  decided_at timestamptz not null
);

create index wanted_decisions_decided_by on wanted_decisions (decided_by);
