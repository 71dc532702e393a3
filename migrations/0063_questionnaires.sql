-- What is asked about a kind of device is a version, too: its questions, answers, effects and words in all languages, with what is
-- asked otherwise about some devices. Each questionnaire counts its versions for itself.
alter table versions
  add column questionnaire text,
  -- Counted with every change of a draft, so that the second of two colleagues is told.
  add column revision integer not null default 0,
  -- Who has worked on the draft beside its author. None of them approves it.
  add column editors uuid[] not null default '{}',
  -- What the author says to what the checks have warned of.
  add column remark text not null default '',
  drop constraint versions_number,
  drop constraint four_eyes,
  add constraint named check ((kind = 'questionnaire') = (questionnaire is not null)),
  -- import: read from the merchant's files by whoever runs the shop
  add constraint four_eyes check (
    origin in ('shop', 'return', 'import') or status not in ('approved', 'rejected')
    or (decided_by is not null and decided_by is distinct from author and not decided_by = any (editors))
  );

create unique index versions_number on versions (kind, questionnaire, number) nulls not distinct where number is not null;
create index versions_of_questionnaire on versions (questionnaire, live_from desc, number desc)
  where kind = 'questionnaire' and status = 'approved';

-- An offer keeps the version of the questions that it was made with. Older ones have only the questions themselves.
alter table offers add column questionnaire_version integer references versions;
alter table business_quote_lines add column questionnaire_version integer references versions;
create index offers_by_questionnaire_version on offers (questionnaire_version, created_at);
create index business_quote_lines_by_questionnaire_version on business_quote_lines (questionnaire_version);

-- Questions and answers have numbers of their own, whatever version they stand in.
create sequence question_ids as integer;
select setval('question_ids', 1 + greatest(
  (select coalesce(max(id), 0) from questions),
  (select coalesce(max(id), 0) from answers),
  (select coalesce(max(id), 0) from question_overrides)));

-- What was said in each locale becomes what is said in each language. An Austrian says only what he says otherwise.
create function spoken_in_languages(texts jsonb) returns jsonb language sql immutable as $$
  select coalesce(jsonb_object_agg(
    case key when 'de_AT' then 'de-AT' else split_part(key, '_', 1) end, value), '{}')
  from jsonb_each_text(texts)
  where value <> '' and not (key = 'de_AT' and value is not distinct from texts ->> 'de_DE')
$$;

-- The first version of each: what the shop has asked so far. The tables that it stood in are read by the release before only.
insert into versions (kind, questionnaire, number, status, origin, created_at, live_from, announced_at, body)
select 'questionnaire', q.questionnaire, 1, 'approved', 'shop', now(), '2000-01-01T00:00:00Z', now(), jsonb_build_object(
  'questions', jsonb_agg(
    jsonb_build_object(
      'id', q.id, 'code', q.code, 'kind', q.kind, 'showIf', q.show_if, 'ordered', q.ordered, 'sellerOnly', q.seller_only,
      'title', (select spoken_in_languages(coalesce(jsonb_object_agg(locale, title), '{}')) from question_texts where question_id = q.id),
      'question', (select spoken_in_languages(coalesce(jsonb_object_agg(locale, question), '{}')) from question_texts where question_id = q.id),
      'description', (select spoken_in_languages(coalesce(jsonb_object_agg(locale, description), '{}')) from question_texts where question_id = q.id),
      'answers', (
        select coalesce(jsonb_agg(
          jsonb_build_object('id', a.id, 'code', a.code, 'effect', a.effect, 'text', (
            select spoken_in_languages(coalesce(jsonb_object_agg(locale, text), '{}')) from answer_texts where answer_id = a.id))
          order by a.position), '[]')
        from answers a where a.question_id = q.id))
    order by q.position),
  'overrides', (
    select coalesce(jsonb_agg(
      o.changes || jsonb_build_object('id', o.id, 'code', o.code, 'places', (
        select coalesce(jsonb_agg(place order by place), '[]') from (
          select distinct case
            when p.series_id is null then jsonb_build_object('manufacturer', p.manufacturer_id)
            when p.model is null then jsonb_build_object('series', p.series_id)
            else jsonb_build_object('device', (select min(d.id) from devices d where d.series_id = p.series_id and d.model = p.model))
            end as place
          from question_override_places p where p.override_id = o.id) places
        where place -> 'device' is distinct from 'null'))
      order by o.id), '[]')
    from question_overrides o where o.questionnaire = q.questionnaire))
from questions q group by q.questionnaire;

drop function spoken_in_languages;
