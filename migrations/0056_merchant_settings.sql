-- A part of the settings is what the merchant has typed into one form: for the whole company, or for one country.
create table merchant_settings (
  scope text not null,
  section text not null,
  body jsonb not null,
  -- Whoever saves says which one he has seen.
  revision integer not null check (revision > 0),
  changed_by uuid not null references staff (id),
  changed_at timestamptz not null,
  primary key (scope, section)
);

create index merchant_settings_changed_by on merchant_settings (changed_by);

-- A paying account is one that money leaves from. One colleague proposes it, another one confirms it; it is never changed
-- afterwards. The newest that was confirmed pays.
create table paying_accounts (
  id uuid primary key,
  scope text not null,
  iban text not null,
  bic text not null,
  bank text not null,
  instant_transfers boolean not null,
  status text not null check (status in ('proposed', 'confirmed', 'rejected')),
  proposed_by uuid not null references staff (id),
  proposed_at timestamptz not null,
  decided_by uuid references staff (id),
  decided_at timestamptz,
  constraint account_decided_by_somebody check ((status = 'proposed') = (decided_by is null) and (decided_by is null) = (decided_at is null)),
  constraint account_four_eyes check (status <> 'confirmed' or decided_by <> proposed_by)
);

create unique index paying_accounts_proposed on paying_accounts (scope) where status = 'proposed';
create index paying_accounts_confirmed on paying_accounts (scope, decided_at) where status = 'confirmed';
create index paying_accounts_proposed_by on paying_accounts (proposed_by);
create index paying_accounts_decided_by on paying_accounts (decided_by);

create function hold_paying_account() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.status = 'proposed' then return new; end if;
  elsif tg_op = 'UPDATE' then
    if old.status = 'proposed'
      and (new.id, new.scope, new.iban, new.bic, new.bank, new.instant_transfers, new.proposed_by, new.proposed_at)
        is not distinct from
        (old.id, old.scope, old.iban, old.bic, old.bank, old.instant_transfers, old.proposed_by, old.proposed_at) then
      return new;
    end if;
  end if;
  raise exception 'A paying account is proposed, then decided, and stays as it was'
    using errcode = 'check_violation', constraint = 'account_four_eyes';
end $$;

create trigger paying_accounts_four_eyes before insert or update or delete on paying_accounts
  for each row execute function hold_paying_account();

-- What somebody has done or read that no program can see: a text, a restored backup. `about` is what he confirmed.
create table readiness_confirmations (
  point text not null,
  country text not null,
  about text not null,
  words text not null,
  confirmed_by uuid not null references staff (id),
  confirmed_at timestamptz not null,
  primary key (point, country)
);

create index readiness_confirmations_confirmed_by on readiness_confirmations (confirmed_by);

-- The storefront of a country has opened its doors. It stays open, whatever happens to the list afterwards.
create table shop_openings (
  country text primary key,
  opened_at timestamptz not null,
  -- Whose change was the last that was missing; nobody, if it was none of a colleague's.
  opened_by uuid references staff (id)
);

create index shop_openings_opened_by on shop_openings (opened_by);

-- Shops that sell already, and did so before this list existed, go on.
insert into shop_openings (country, opened_at)
select country, min(created_at) from trades
where not exists (select from settings where key = 'demo-seed')
group by country;
