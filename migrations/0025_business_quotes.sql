create sequence business_quote_numbers start 1001;

-- A business quote is what we offer a company for many devices at once. It comes from a cart that is too large for the
-- shop, or from a list of devices.
create table business_quotes (
  id uuid primary key,
  number bigint not null unique default nextval('business_quote_numbers'),
  created_at timestamptz not null,
  -- The same key always means the same request, however often it is sent.
  visitor uuid not null,
  request_key text not null,
  country text not null,
  locale text not null,
  shop_mode text not null,
  landing_page text not null,
  -- requested: a colleague decides · offered · refused: by us · declined: by the company · accepted · expired
  status text not null,
  -- When it was last changed by anybody.
  changed_at timestamptz not null,
  company text not null,
  vat_id text not null,
  -- standard · small-business · margin-scheme
  tax_mode text not null,
  first_name text not null,
  last_name text not null,
  email text not null,
  phone text not null,
  pieces integer not null check (pieces > 0),
  -- The net sum of all pieces.
  cents integer not null check (cents >= 0),
  -- From the day on which it was offered.
  valid_until timestamptz,
  decided_by text,
  -- Why we did not offer anything, in the words that the company reads.
  reason text not null default '',
  -- In how many parcels the devices come.
  boxes integer check (boxes > 0),
  -- When the one letter about all labels was written.
  papers_sent_at timestamptz,
  unique (visitor, request_key)
);

create index business_quotes_by_status on business_quotes (status, changed_at);
create index business_quotes_by_email on business_quotes (lower(email));

-- A line is one device in one condition, so many times, with everything that its price is made of.
create table business_quote_lines (
  quote_id uuid not null references business_quotes on delete cascade,
  position integer not null,
  device_id integer not null references devices,
  device_name text not null,
  question_sheet text not null references question_sheets,
  answers jsonb not null,
  condition text not null,
  quantity integer not null check (quantity > 0),
  -- Numbers of the devices, as far as the company has told them.
  imeis jsonb not null default '[]',
  price_list integer not null references price_lists,
  base_cents integer not null check (base_cents >= 0),
  repair_costs jsonb not null,
  -- The reasons for the price of our lists, which add up to it.
  lines jsonb not null,
  calculated_cents integer not null check (calculated_cents >= 0),
  -- What we offer for one piece. A colleague may change it before it is sent.
  cents integer not null check (cents >= 0),
  primary key (quote_id, position)
);

-- Boxes of one business quote are trades of their own; the tax is that of all of them together.
alter table trades add column business_quote_id uuid references business_quotes;

create index trades_by_business_quote on trades (business_quote_id) where business_quote_id is not null;
