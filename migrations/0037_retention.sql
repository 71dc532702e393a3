-- How forgetting goes, by kind of thing. It happens every night in portions; a kind that fails is tried again, says so
-- here and on the desk of the office, and does not hold up the others.
create table retention_steps (
  name text primary key,
  -- When there was last nothing left to forget.
  done_at timestamptz,
  -- Since when it fails, if it does. The job says why.
  failing_since timestamptz
);

-- A row can only be deleted once the database knows that nobody points to it: every foreign key has an index.
create index audit_entries_by_colleague on audit_entries (staff_id);
create index business_quote_lines_by_device on business_quote_lines (device_id);
create index business_quote_lines_by_price_list on business_quote_lines (price_list);
create index business_quote_lines_by_question_sheet on business_quote_lines (question_sheet);
create index clarifications_by_inspection on clarifications (inspection_id);
create index clarifications_by_item on clarifications (item_id);
create index clarifications_by_colleague on clarifications (opened_by);
create index contact_messages_by_colleague on contact_messages (assigned_to) where assigned_to is not null;
create index inspection_drafts_by_inspector on inspection_drafts (inspector);
create index inspections_by_inspector on inspections (inspector);
create index item_photos_by_colleague on item_photos (taken_by);
create index offers_by_device on offers (device_id);
create index offers_by_price_list on offers (price_list);
create index offers_by_question_sheet on offers (question_sheet);
create index offers_by_successor on offers (superseded_by) where superseded_by is not null;
create index parcel_items_by_item on parcel_items (item_id);
create index payout_batches_by_preparer on payout_batches (prepared_by) where prepared_by is not null;
create index payout_batches_by_releaser on payout_batches (released_by) where released_by is not null;
create index payout_items_by_item on payout_items (item_id);
create index price_proposal_rows_by_device on price_proposal_rows (device_id);
create index price_proposals_by_author on price_proposals (author);
create index price_proposals_by_judge on price_proposals (decided_by) where decided_by is not null;
create index price_watches_by_device on price_watches (device_id);
create index prices_by_list on prices (price_list);
create index redirects_by_author on redirects (created_by);
create index seller_identities_by_witness on seller_identities (confirmed_by) where confirmed_by is not null;
create index seller_identities_by_author on seller_identities (written_by);
create index settlements_by_applier on settlements (applied_by) where applied_by is not null;
create index settlements_by_uploader on settlements (uploaded_by);
create index trade_items_by_device on trade_items (device_id);
create index trade_items_by_inspector on trade_items (inspector) where inspector is not null;
create index trade_notes_by_colleague on trade_notes (staff_id);
create index trades_by_voucher on trades (voucher) where voucher is not null;
create index type_allocation_codes_by_manufacturer on type_allocation_codes (manufacturer_id);

-- What is still to be forgotten is found without looking through what is kept for good.
create index offers_not_ordered on offers (created_at) where status <> 'ordered';
create index trades_with_devices on trades (created_at) where not devices_masked;
create index trades_with_payee on trades (created_at) where not payee_masked;
create index letters_by_kind on letters (kind, created_at);
create index receipts_by_end on receipts (kept_until);
create index item_photos_by_file on item_photos (file);

-- Five jobs have become one: what the others were to do every night is nobody's work any more.
do $$ begin
  if to_regclass('pgboss.schedule') is not null then
    delete from pgboss.schedule
    where name in ('forget-old-papers', 'forget-old-reviews', 'forget-old-device-lists', 'forget-old-quotes');
  end if;
end $$;
