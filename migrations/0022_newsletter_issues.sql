-- An issue is one newsletter to the subscribers of one country.
create table newsletter_issues (
  id uuid primary key,
  country text not null,
  subject text not null,
  -- What mail programs show beside the subject.
  preheader text not null,
  -- In the small part of Markdown that the texts of the shop are written in.
  text text not null,
  -- Kinds of devices; with none of them it goes to everybody.
  interests text[] not null default '{}',
  -- So many letters a minute at most.
  rate integer not null,
  -- draft · sending · paused · stopped · sent
  status text not null default 'draft',
  author text not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  started_at timestamptz,
  finished_at timestamptz,
  -- While its addressees are being written down: the last one who was; then when that was done.
  gathered_to uuid,
  gathered_at timestamptz,
  -- Not before this moment the next letters leave.
  next_at timestamptz,
  -- They stay when the deliveries are forgotten.
  total integer not null default 0,
  sent integer not null default 0,
  failed integer not null default 0,
  skipped integer not null default 0
);

create index newsletter_issues_sending on newsletter_issues (started_at) where status = 'sending';

-- A delivery is one issue to one subscriber; there is never a second one. It goes with its subscriber.
create table newsletter_deliveries (
  issue_id uuid not null references newsletter_issues on delete cascade,
  subscriber_id uuid not null references newsletter_subscribers on delete cascade,
  -- waiting · sent: its letter is in the outbox · failed: the letter was given up · skipped: the reader had left
  status text not null default 'waiting',
  at timestamptz not null,
  letter_id uuid,
  primary key (issue_id, subscriber_id)
);

create index newsletter_deliveries_waiting on newsletter_deliveries (issue_id, subscriber_id) where status = 'waiting';
create index newsletter_deliveries_by_subscriber on newsletter_deliveries (subscriber_id);
create index newsletter_deliveries_by_letter on newsletter_deliveries (letter_id);
create index newsletter_deliveries_by_time on newsletter_deliveries (at);
