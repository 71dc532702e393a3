-- Things are called here as they are called in the code, and there as in the field.

-- What a colleague did, and what a reader of the newsletter did: asked, confirmed, left …
alter table audit_entries rename column deed to action;
alter table newsletter_consents rename column deed to action;

-- How many rows of a device list were matched with the catalogue, and since when it is done.
alter table device_lists rename column judged to matched;
alter table device_lists rename column judged_at to matched_at;

-- When the letter with the labels of all boxes was written.
alter table business_quotes rename column papers_sent_at to labels_sent_at;

-- The questions of a kind of device, as they were when somebody answered them.
alter table question_sheets rename to questionnaires;
alter table offers rename column question_sheet to questionnaire;
alter table business_quote_lines rename column question_sheet to questionnaire;

-- When somebody last gave the password.
alter table sessions rename column proved_at to authenticated_at;
alter table staff_sessions rename column proved_at to authenticated_at;

-- The nightly steps that delete what is old are called by what they delete.
update retention_steps set name = 'errorReports' where name = 'incidents';
