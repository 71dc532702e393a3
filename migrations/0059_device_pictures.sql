-- A picture is a photo of a model that a colleague has uploaded. Its sizes and forms are files, named by what is in them.
create table device_pictures (
  id uuid primary key,
  -- Begins its addresses. The same photo of two models has the same files.
  hash text not null,
  -- What it shows, by locale, for those who do not see it; without a text it is the name of the device.
  alt jsonb not null default '{}',
  uploaded_by uuid not null references staff (id),
  uploaded_at timestamptz not null,
  -- Since when there are files of it; nobody is shown it before.
  ready_at timestamptz,
  -- Since when no device shows it any more. Carts and caches may still do so for a while.
  unused_since timestamptz
);

create index device_pictures_by_hash on device_pictures (hash);
create index device_pictures_uploaded_by on device_pictures (uploaded_by);
create index device_pictures_unused on device_pictures (unused_since) where unused_since is not null;

-- Photos stand before the drawing, which has the place nought: their places are below it, the same for all variants of a model.
-- Until it is ready, a photo is of the kind 'waiting'.
alter table device_images add column picture_id uuid references device_pictures (id);

create index device_images_by_picture on device_images (picture_id) where picture_id is not null;
