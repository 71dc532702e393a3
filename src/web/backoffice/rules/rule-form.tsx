import { Form } from 'react-router'
import type { RuleProblems } from '#domain/catalogue/rules/read-rules.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { nameOfRule, typedRule, type ShownSection } from './rule-words.ts'

type Props = {
  sections: readonly ShownSection[]
  note: string
  /** As the field holds it. */
  moment: string
  problems: RuleProblems
  /** What was typed before something went wrong. */
  typed: Readonly<Record<string, string>>
}

/** Every rule with a field of its own, in groups. */
export function RuleForm({ sections, note, moment, problems, typed }: Props) {
  const t = useOfficeTranslate()

  return (
    <Form method="post" className="stack stack--loose">
      <input type="hidden" name="step" value="change" />
      <TextInput
        label={t('office.versions.note')}
        hint={t('office.versions.noteHint')}
        name="note"
        defaultValue={typed['note'] ?? note}
        maxLength={500}
      />
      <TextInput
        label={t('office.versions.moment')}
        hint={t('office.versions.momentHint')}
        name="moment"
        type="datetime-local"
        defaultValue={typed['moment'] ?? moment}
      />
      {sections.map(({ name, fields }) => (
        <fieldset key={name} className="office-fields">
          <legend>{t(`office.rules.section.${name}`)}</legend>
          {fields.map(({ path, unit, value }) => (
            <TextInput
              key={path}
              label={nameOfRule(t, path)}
              hint={unit === 'percent' ? '%' : unit === 'euros' ? '€' : undefined}
              name={path}
              inputMode="decimal"
              defaultValue={typed[path] ?? typedRule(value, unit)}
              {...(problems[path] && { error: t(`office.rules.problem.${problems[path]}`) })}
            />
          ))}
        </fieldset>
      ))}
      <p>
        <Button type="submit">{t('office.versions.save')}</Button>
      </p>
    </Form>
  )
}
