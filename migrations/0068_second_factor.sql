-- What a colleague has besides a password: an app that shows a new code every half minute.
create table staff_authenticators (
  staff_id uuid primary key references staff on delete cascade,
  -- Sealed: who reads the database cannot make a code.
  secret text not null,
  confirmed_at timestamptz not null,
  -- Half minutes since 1970. A code counts once, and none of before.
  last_step bigint not null
);

-- Codes on paper, for the day on which the phone is lost. Each counts once.
create table staff_recovery_codes (
  staff_id uuid not null references staff on delete cascade,
  code_hash text not null,
  used_at timestamptz,
  primary key (staff_id, code_hash)
);

-- When the second factor was given in this session; nothing until it was.
alter table staff_sessions add column second_factor_at timestamptz;

-- Somebody has lost both: one administrator proposes to take the second factor away, another one does it.
create table second_factor_resets (
  id uuid primary key,
  staff_id uuid not null references staff on delete cascade,
  proposed_by uuid not null references staff,
  proposed_at timestamptz not null,
  confirmed_by uuid references staff,
  confirmed_at timestamptz,
  check ((confirmed_by is null) = (confirmed_at is null)),
  check (confirmed_by <> proposed_by and confirmed_by <> staff_id)
);
create unique index second_factor_resets_open on second_factor_resets (staff_id) where confirmed_by is null;
create index second_factor_resets_by_colleague on second_factor_resets (staff_id);
create index second_factor_resets_proposed on second_factor_resets (proposed_by);
create index second_factor_resets_confirmed on second_factor_resets (confirmed_by);
