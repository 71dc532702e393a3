-- A view is a name for the whole address of an office list: its filters, its order and its columns.
create table saved_views (
  id uuid primary key,
  -- The list, as the table of screens calls it.
  screen text not null,
  name text not null,
  -- What stands behind the question mark of the address.
  search text not null,
  staff_id uuid not null references staff on delete cascade,
  is_shared boolean not null,
  -- Who sees it first when the list is opened without a question: its owner, everybody of a role, or nobody.
  starts_for text,
  created_at timestamptz not null,
  check (starts_for is null or starts_for = 'owner' or is_shared)
);

create unique index saved_views_by_owner on saved_views (staff_id, screen, name);
create unique index saved_views_start_of_owner on saved_views (screen, staff_id) where starts_for = 'owner';
create unique index saved_views_start_of_role on saved_views (screen, starts_for) where starts_for <> 'owner';
create index saved_views_by_screen on saved_views (screen);
