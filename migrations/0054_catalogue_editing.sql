-- Colleagues change the catalogue in the office. What they hid is neither listed nor bought; trades about it stay as they are.
alter table manufacturers
  add column hidden boolean not null default false,
  -- How files call it, once a colleague has given it another name: an import finds it by this.
  add column import_key text unique,
  -- What a colleague has set: an import leaves it alone.
  add column edited text[] not null default '{}';

alter table series
  add column hidden boolean not null default false,
  add column import_key text,
  add column edited text[] not null default '{}',
  add constraint series_by_import_key unique (manufacturer_id, import_key);

alter table devices
  add column hidden boolean not null default false,
  -- Neither it nor its series nor its maker is hidden. Triggers keep it: an older version of the shop writes devices, too.
  add column is_listed boolean not null default true,
  -- The address by which files know it, once a colleague has given it another one.
  add column import_key text unique,
  add column edited text[] not null default '{}';

create function keep_listed() returns trigger language plpgsql as $$
begin
  new.is_listed := not new.hidden and not exists (
    select from series s join manufacturers m on m.id = s.manufacturer_id
    where s.id = new.series_id and (s.hidden or m.hidden));
  return new;
end $$;

create trigger devices_keep_listed before insert or update of hidden, series_id on devices
  for each row execute function keep_listed();

create function list_devices_of_series() returns trigger language plpgsql as $$
begin
  update devices set hidden = hidden where series_id = new.id;
  return null;
end $$;

create trigger series_list_devices after update of hidden on series
  for each row when (old.hidden is distinct from new.hidden) execute function list_devices_of_series();

create function list_devices_of_manufacturer() returns trigger language plpgsql as $$
begin
  update devices set hidden = hidden where series_id in (select id from series where manufacturer_id = new.id);
  return null;
end $$;

create trigger manufacturers_list_devices after update of hidden on manufacturers
  for each row when (old.hidden is distinct from new.hidden) execute function list_devices_of_manufacturer();

-- What else people type for it, misspelt or not. The search reads search_terms, which are these and the model numbers.
alter table manufacturer_texts add column aliases text[] not null default '{}';
alter table series_texts add column aliases text[] not null default '{}';
alter table device_texts
  add column aliases text[] not null default '{}',
  -- The merchant's own words about it; without them the shop makes a sentence.
  add column content text not null default '',
  add column meta_description text not null default '';

update device_texts
set aliases = array[words]
from (
  select device_id, locale,
    trim(left(search_terms, length(search_terms) - length(array_to_string(model_numbers, ' ')))) as words
  from device_texts join devices on devices.id = device_id
  where right(search_terms, length(array_to_string(model_numbers, ' '))) = array_to_string(model_numbers, ' ')
) found
where found.device_id = device_texts.device_id and found.locale = device_texts.locale and words <> '';

create index type_allocation_codes_by_model on type_allocation_codes (manufacturer_id, model);
