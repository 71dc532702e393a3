-- A setting is one thing the shop must remember about itself, for example that the demo data has been written.
create table settings (
  key text primary key,
  value jsonb not null
);
