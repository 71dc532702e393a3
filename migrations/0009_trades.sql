-- A customer is somebody who sells to us. Who has no account is a guest: a number and nothing else.
create table customers (
  id uuid primary key,
  number bigint not null unique,
  created_at timestamptz not null,
  country text not null,
  -- The session in which a guest came into being.
  visitor uuid unique
);

create sequence customer_numbers start 10001;
create sequence trade_numbers start 101;

-- A trade is one customer selling one cart to us.
create table trades (
  id uuid primary key,
  -- T-26-004711 without letters and dashes; its last digit checks the others.
  number bigint not null unique,
  created_at timestamptz not null,
  -- The same key always means the same trade, however often it is sent.
  visitor uuid not null,
  request_key text not null,
  request_hash text not null,
  customer_id uuid not null references customers,
  country text not null,
  locale text not null,
  segment text not null,
  shop_mode text not null,
  landing_page text not null,
  email text not null,
  -- Name, address, birthday, phone; for companies also their name and tax facts.
  seller jsonb not null,
  -- 2 is PayPal, everything else a bank account.
  payment_type text not null,
  -- Encrypted; only a payout opens it.
  payee text not null,
  -- What may be shown of it: DE… 3000.
  payee_hint text not null,
  voucher text references vouchers,
  voucher_cents integer not null default 0 check (voucher_cents >= 0),
  -- The sum of the items, without the voucher.
  cents integer not null check (cents >= 0),
  price_valid_until timestamptz not null,
  -- Above a limit somebody must show who he is before he is paid.
  identity_check boolean not null,
  declared jsonb not null,
  unique (visitor, request_key)
);

create index trades_by_email on trades (lower(email), created_at desc);
create index trades_by_day on trades (created_at);

-- An item is one physical device: three of the same are three items.
create table trade_items (
  id uuid primary key,
  trade_id uuid not null references trades,
  position integer not null,
  offer_id uuid not null references offers,
  device_id integer not null references devices,
  cents integer not null check (cents >= 0),
  status text not null,
  unique (trade_id, position)
);

create index trade_items_by_offer on trade_items (offer_id);

-- Everything that ever happened to a trade; only added to.
create table trade_events (
  id uuid primary key,
  trade_id uuid not null references trades,
  item_id uuid references trade_items,
  at timestamptz not null,
  event text not null,
  from_status text,
  to_status text,
  -- seller · carrier · clock · system, or the name of a colleague
  actor text not null,
  reason text not null default '',
  evidence jsonb not null default '[]'
);

create index trade_events_by_trade on trade_events (trade_id, at);

-- A parcel on its way between a customer and us. Its papers come from the carrier after the trade was made.
create table parcels (
  id uuid primary key,
  trade_id uuid not null references trades,
  -- in: to us · out: back to the customer
  direction text not null,
  carrier text not null,
  tracking_number text,
  drop_off_code text,
  -- Where the label lies among the files.
  label_file text,
  announced_at timestamptz,
  unique (trade_id, direction)
);

create unique index parcels_by_tracking_number on parcels (tracking_number);

create table voucher_redemptions (
  trade_id uuid primary key references trades,
  voucher text not null references vouchers,
  person text not null,
  cents integer not null
);

create index voucher_redemptions_by_voucher on voucher_redemptions (voucher, person);
