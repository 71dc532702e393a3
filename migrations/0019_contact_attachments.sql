-- An attachment is a file that came with a message: a picture without its notes, or a PDF. It goes when its message goes;
-- whoever deletes the message removes the file, too.
create table contact_attachments (
  id uuid primary key,
  message_id uuid not null references contact_messages on delete cascade,
  -- As the sender chose them, counted from zero.
  position integer not null,
  -- What the sender called it, cleaned; its ending follows its content.
  name text not null,
  content_type text not null,
  bytes integer not null,
  -- Where it is kept.
  file text not null
);

create index contact_attachments_by_message on contact_attachments (message_id);
