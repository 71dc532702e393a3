-- The amounts of controlling events are whole cents, as everywhere else; those of before were written in euros.
update controlling_events
set data = data
  || jsonb_build_object('revenue', round((data->>'revenue')::numeric * 100))
  || jsonb_build_object('voucherValue', round((data->>'voucherValue')::numeric * 100))
where data ? 'revenue';
