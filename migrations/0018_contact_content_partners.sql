create sequence contact_numbers start 1001;

-- A message is what somebody wrote to the shop, about one of the ten subjects.
create table contact_messages (
  id uuid primary key,
  number bigint not null unique,
  created_at timestamptz not null,
  country text not null,
  locale text not null,
  subject text not null,
  email text not null,
  name text not null default '',
  text text not null,
  -- As the sender gave it; whether there is such a trade is another question.
  trade_number bigint,
  -- new · open · answered · closed
  status text not null,
  -- Whose desk it lies on.
  assigned_to uuid references staff,
  changed_at timestamptz not null
);

create index contact_messages_by_status on contact_messages (status, subject, created_at);
create index contact_messages_by_sender on contact_messages (lower(email));
create index contact_messages_by_time on contact_messages (created_at);

-- What followed a message. Nothing of it is ever changed; it goes when its message goes.
create table contact_replies (
  id uuid primary key,
  message_id uuid not null references contact_messages on delete cascade,
  at timestamptz not null,
  -- answer: by letter · note: for colleagues only · customer: what he wrote next
  kind text not null,
  -- The colleague who wrote it, or took it down.
  author text not null,
  text text not null
);

create index contact_replies_by_message on contact_replies (message_id, at);
create trigger contact_replies_stay before update on contact_replies for each row execute function refuse_change();

-- A beginning for answers that are written often.
create table contact_templates (
  id uuid primary key,
  title text not null,
  -- Its language is that of a country.
  country text not null,
  -- Nothing means all of them.
  subject text,
  text text not null,
  changed_at timestamptz not null
);

-- What the merchant says about a topic in one country, as it was written down once.
create table content_versions (
  id uuid primary key,
  country text not null,
  topic text not null,
  version integer not null,
  title text not null,
  description text not null,
  text text not null,
  author text not null,
  created_at timestamptz not null,
  -- draft · published · retired
  status text not null,
  published_at timestamptz,
  unique (country, topic, version)
);

create unique index published_content on content_versions (country, topic) where status = 'published';

-- A partner shows the shop inside his pages, or sends us sellers.
create table partners (
  code text primary key,
  name text not null,
  -- Whose pages may frame the widgets: https://partner.example
  origins text[] not null,
  -- The sales channel that his trades are booked on.
  landing_page text not null unique,
  -- The colour of his skin: #0b5d4e
  accent text not null,
  active boolean not null,
  created_at timestamptz not null
);

-- What a partner gets of what sellers are paid. A new rate counts for trades that are made from then on.
create table partner_rates (
  partner text not null references partners,
  valid_from timestamptz not null,
  basis_points integer not null check (basis_points between 0 and 10000),
  primary key (partner, valid_from)
);

create trigger partner_rates_stay before update or delete on partner_rates for each row execute function refuse_change();

create index trades_by_landing_page on trades (landing_page);
