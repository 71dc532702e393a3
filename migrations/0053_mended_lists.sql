-- A row of a list can be odd and have a price all the same: then somebody should have a look at it.
alter table device_list_rows add column remarked boolean not null default false;

create index device_list_rows_to_look_at on device_list_rows (list_id, position) where problem is not null or remarked;

-- A list of which no row has a price can be asked about, too: its quote has no piece until a colleague has found some.
alter table business_quotes drop constraint business_quotes_pieces_check;
alter table business_quotes add constraint business_quotes_pieces_check check (pieces >= 0);

-- A row of a company's list that has no price and came along with its request. A colleague makes a line of it, or says why not.
create table business_quote_rows (
  quote_id uuid not null references business_quotes on delete cascade,
  position integer not null,
  -- Under which number the company finds it in its own file.
  line integer not null,
  -- What stands in it, and what of that is the name of the device: rows with the same name are dealt with together.
  said text not null,
  name text not null,
  -- Why our list knows no price, and what the trouble is.
  problem text not null,
  detail text not null,
  quantity integer not null check (quantity > 0),
  imei text,
  grade text,
  -- The device, if at least that was known, and what is wrong with it, as answers to its questions.
  device_id integer references devices,
  faults jsonb not null default '{}',
  -- The line that it has become.
  line_position integer,
  -- Why we do not buy it, in the words that the company reads.
  answer text not null default '',
  primary key (quote_id, position)
);

create index business_quote_rows_by_device on business_quote_rows (device_id) where device_id is not null;
