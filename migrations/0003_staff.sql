-- A member of staff works in the back office. Staff are not customers and never share an account with one.
create table staff (
  id uuid primary key,
  username text not null unique check (username = lower(username)),
  password_hash text not null,
  roles text[] not null default '{}',
  created_at timestamptz not null
);
