-- The answers to an ordered question run from good to bad, and a worse one never brings more. Only questions with one
-- answer can be ordered.
alter table questions add column ordered boolean not null default false check (kind = 'single' or not ordered);

update questions set ordered = true
where kind = 'single' and code in (
  'SIMLOCK', 'REGION', 'BAN', 'NEW', 'POWER', 'FUNCTIONS', 'DISPLAY_FUNCTION', 'DISPLAY_GLASS', 'HOUSING', 'BATTERY', 'LIQUID',
  'REPAIR', 'SHUTTER', 'SENSOR', 'RUBBER', 'GLASS_SURFACE', 'GLASS_INSIDE', 'APERTURE', 'DRIFT', 'SMELL', 'EAR_PADS',
  'KEYBOARD_LAYOUT'
);

-- Headphones without a battery are as good as those whose battery is good, not worse than those whose is weak.
update answers set position = case answers.code when 'NONE' then 1 else answers.position + 1 end
from questions
where questions.id = question_id and questionnaire = 'HEADPHONES' and questions.code = 'BATTERY'
  and answers.code <> 'GOOD';
