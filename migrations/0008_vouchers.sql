-- A voucher adds something to a whole trade.
create table vouchers (
  -- In capitals.
  code text primary key check (code = upper(code)),
  -- percent · fixed
  kind text not null,
  -- Of the trade, for percent.
  basis_points integer not null default 0 check (basis_points between 0 and 10000),
  -- For fixed.
  cents integer not null default 0 check (cents >= 0),
  -- What a percentage comes to at most; nothing means no bound.
  most_cents integer,
  least_trade_cents integer not null default 0,
  valid_from timestamptz not null,
  valid_until timestamptz not null,
  -- Nothing means everywhere.
  countries text[],
  segment text not null default 'consumer',
  total_limit integer,
  person_limit integer not null default 1
);
