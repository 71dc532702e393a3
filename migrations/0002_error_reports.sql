-- An error report is one kind of mistake of the program, on the server or in a browser, in one release.
-- The same mistake is counted, not stored again. Personal data is masked before it gets here.
create table error_reports (
  id uuid primary key,
  fingerprint text not null,
  release text not null,
  side text not null,
  application text,
  message text not null,
  stack text,
  -- Without its query.
  url text,
  -- Of the latest occurrence; leads to the lines in the log.
  request_id text,
  at timestamptz not null,
  last_at timestamptz not null,
  occurrences integer not null default 1,
  unique (fingerprint, release)
);

create index error_reports_by_time on error_reports (last_at desc);
