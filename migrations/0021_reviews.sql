-- Whether a seller may be asked once how a sale went. Only added to; the last word counts.
create table review_consents (
  id uuid primary key,
  serial bigint generated always as identity,
  trade_id uuid not null references trades,
  at timestamptz not null,
  given boolean not null,
  -- The sentence that was agreed to, in the language in which it was read.
  wording text not null,
  -- Where it was said: thank-you · trade
  source text not null
);

create index review_consents_by_trade on review_consents (trade_id, serial desc);
create trigger review_consents_stay before update on review_consents for each row execute function refuse_change();

-- One question to one seller about one sale. The word that opens it stands in the letter and nowhere else.
create table review_requests (
  trade_id uuid primary key references trades,
  asked_at timestamptz not null,
  token_hash text not null unique,
  -- What kind of device was sold; the model is nobody's business.
  category text not null
);

create sequence review_numbers start 1001;

-- What a seller says about a sale that was paid.
create table reviews (
  id uuid primary key,
  number bigint not null unique default nextval('review_numbers'),
  trade_id uuid not null unique references review_requests,
  country text not null,
  category text not null,
  stars smallint not null check (stars between 1 and 5),
  text text not null,
  -- As it is shown; nothing means that nobody is named.
  name text not null,
  written_at timestamptz not null,
  changed_at timestamptz not null,
  -- waiting · published · rejected
  status text not null,
  -- Why it was rejected: one of a fixed list.
  reason text,
  decided_at timestamptz,
  decided_by text,
  -- What the shop says to it, shown below.
  reply text not null default ''
);

create index reviews_by_status on reviews (country, status, written_at desc);
