-- An account is the right to come back as a customer. Its id is the subject of the tokens that it is given.
create table accounts (
  id uuid primary key,
  -- Every country is a shop of its own, and so are its accounts.
  country text not null,
  -- In lower case.
  email text not null,
  locale text not null,
  -- argon2id; nothing for somebody who only comes by single sign-on.
  password_hash text,
  created_at timestamptz not null,
  -- When the mailbox was confirmed. Until then nobody can log in, and several may have asked for the same address.
  activated_at timestamptz,
  -- Comes into being when the mailbox is confirmed.
  customer_id uuid unique references customers,
  -- What was said at registration, sealed; it becomes the customer's data when the mailbox is confirmed.
  registration text
);

create unique index active_accounts on accounts (country, email) where activated_at is not null;
create index accounts_by_email on accounts (country, email);
create index waiting_accounts on accounts (created_at) where activated_at is null;

-- A session is one browser or program that has logged in. Its refresh token changes at every use; the generation says
-- which one is the newest, and the token itself is written nowhere.
create table sessions (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  created_at timestamptz not null,
  -- The last time that somebody proved to know the password.
  proved_at timestamptz not null,
  remembered boolean not null,
  generation integer not null default 1,
  rotated_at timestamptz not null,
  expires_at timestamptz not null,
  -- What the customer recognises it by: the name of a browser.
  device text not null
);

create index sessions_by_account on sessions (account_id, rotated_at desc);
create index sessions_by_end on sessions (expires_at);

-- A link in a letter that does something once. Only its hash is kept.
create table account_links (
  token_hash text primary key,
  account_id uuid not null references accounts on delete cascade,
  -- activation · password · email
  purpose text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  -- The new address, if the link confirms one.
  email text
);

create index account_links_by_account on account_links (account_id, purpose);

-- Who comes by single sign-on is known by what the provider calls him.
create table identities (
  issuer text not null,
  subject text not null,
  country text not null,
  account_id uuid not null references accounts on delete cascade,
  created_at timestamptz not null,
  primary key (issuer, subject, country)
);

create index identities_by_account on identities (account_id);

-- When the person behind a customer was erased. The number stays, because trades hang on it.
alter table customers add column erased_at timestamptz;

create table people (
  id uuid primary key,
  customer_id uuid not null unique references customers,
  first_name text not null,
  last_name text not null,
  birthdate date
);

create table addresses (
  id uuid primary key,
  customer_id uuid not null unique references customers,
  street text not null,
  house_number text not null,
  address_extra text not null,
  postal_code text not null,
  city text not null
);

create table phone_contacts (
  id uuid primary key,
  customer_id uuid not null unique references customers,
  phone text not null
);

create table bank_accounts (
  id uuid primary key,
  customer_id uuid not null references customers,
  holder text not null,
  -- Encrypted.
  iban text not null,
  -- What may be shown of it: DE… 3000.
  iban_hint text not null,
  bic text not null,
  changed_at timestamptz not null
);

create index bank_accounts_by_customer on bank_accounts (customer_id);

create table paypal_accounts (
  id uuid primary key,
  customer_id uuid not null references customers,
  -- Encrypted.
  email text not null,
  email_hint text not null,
  changed_at timestamptz not null
);

create index paypal_accounts_by_customer on paypal_accounts (customer_id);

-- A way to be paid: one bank account or one PayPal account. One of them is the one that is used.
create table customer_payment_accounts (
  id uuid primary key,
  customer_id uuid not null references customers,
  payment_type text not null default 'INVOICE',
  bank_account_id uuid unique references bank_accounts on delete cascade,
  paypal_account_id uuid unique references paypal_accounts on delete cascade,
  is_primary boolean not null,
  created_at timestamptz not null,
  check (num_nonnulls(bank_account_id, paypal_account_id) = 1)
);

create unique index primary_payment_accounts on customer_payment_accounts (customer_id) where is_primary;
create index customer_payment_accounts_by_customer on customer_payment_accounts (customer_id, created_at);

-- What somebody allowed or took back, and when; only added to. The last word counts.
create table consents (
  id uuid primary key,
  customer_id uuid not null references customers,
  at timestamptz not null,
  -- newsletter
  purpose text not null,
  given boolean not null,
  -- The sentence that was agreed to, in the language in which it was read.
  wording text not null
);

create index consents_by_customer on consents (customer_id, purpose, at desc);

create index trades_by_customer on trades (customer_id, created_at desc);

-- Where the money went is forgotten a year after a trade; then nobody is left to be paid.
alter table trades add column payee_masked boolean not null default false;
