-- A letter is one e-mail to one person. The table is the outbox: a letter is written down together with what it is
-- about, in one transaction, and a job carries it out afterwards.
create table letters (
  id uuid primary key,
  created_at timestamptz not null,
  kind text not null,
  locale text not null,
  from_address text not null,
  to_address text not null,
  reply_to text,
  subject text not null,
  text_body text not null,
  html_body text not null,
  attachments jsonb not null default '[]',
  headers jsonb not null default '{}',
  -- waiting: not carried out yet · sent: handed to the mail server · kept: stays here to be read · failed: given up
  status text not null default 'waiting',
  attempts integer not null default 0,
  last_error text,
  sent_at timestamptz,
  -- Stays the same over all attempts, so that a mailbox can tell a repetition.
  message_id text not null unique
);

create index letters_by_status on letters (status, created_at);
create index letters_by_recipient on letters (lower(to_address));
