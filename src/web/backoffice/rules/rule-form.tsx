import type { SeriesNames } from '#domain/catalogue/rules/read-repairs.ts'
import type { RuleProblems } from '#domain/catalogue/rules/read-rules.ts'
import { useFormats } from '#web/backoffice/frame/formats.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { DraftForm } from '#web/backoffice/versions/draft-form.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { RepairFields } from './repair-fields.tsx'
import { isRepair, nameOfRule, typedRule, type ShownSection } from './rule-words.ts'

type Props = {
  series: SeriesNames
  sections: readonly ShownSection[]
  note: string
  moment: string
  problems: RuleProblems
  /** What was typed before something went wrong. */
  typed: Readonly<Record<string, string>>
}

/** Every rule with a field of its own, in groups. */
export function RuleForm({ series, sections, note, moment, problems, typed }: Props) {
  const t = useOfficeTranslate()
  const formats = useFormats()

  return (
    <DraftForm note={typed['note'] ?? note} moment={typed['moment'] ?? moment}>
      {sections.map(({ name, fields }) => (
        <fieldset key={name} className="office-fields">
          <legend>{t(`office.rules.section.${name}`)}</legend>
          {name === 'repairs' && <RepairFields {...{ series, fields, problems, typed }} />}
          {fields
            .filter(({ path }) => !isRepair(path))
            .map(({ path, unit, value }) => (
              <TextInput
                key={path}
                label={`${nameOfRule(t, formats, path)} (${t(`office.rules.unit.${unit}`)})`}
                name={path}
                inputMode="decimal"
                defaultValue={typed[path] ?? typedRule(formats, value, unit)}
                {...(problems[path] && { error: t(`office.rules.problem.${problems[path]}`) })}
              />
            ))}
        </fieldset>
      ))}
    </DraftForm>
  )
}
