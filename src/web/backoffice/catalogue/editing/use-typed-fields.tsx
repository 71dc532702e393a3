import type { Conflict, SaveResult } from '#domain/catalogue/editing/saving.ts'
import type { Problems, Typed } from '#domain/catalogue/editing/typed-form.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'

/** What a form shows: what was typed or stored, what is wrong with it, and what somebody else has stored meanwhile. */
export type Shown<Field extends string> = {
  form: Typed<Field>
  problems: Problems<Field>
  stored?: Typed<Field> | undefined
}

/** What the page says about a form that could not be saved. */
export type Failure<Field extends string> = { form: Typed<Field> } & (
  | { problems: Problems<Field>; conflict?: undefined; refusal?: undefined }
  | { problems?: undefined; conflict: Omit<Conflict<Field>, 'ok' | 'reason'>; refusal?: undefined }
  | { problems?: undefined; conflict?: undefined; refusal: Refusal }
)

export type Refusal = 'not-yours-to-do' | 'unknown-entry' | 'too-many-redirects'

const statuses = { 'not-yours-to-do': 403, 'unknown-entry': 404, 'too-many-redirects': 409 } as const

/** Turns what an action refused into what the page shows, with the status that it has. */
export function failureOf<Field extends string>(
  result: Exclude<SaveResult<Field>, { ok: true }>,
  form: Typed<Field>,
): { failure: Failure<Field>; status: number } {
  if (result.reason === 'invalid') return { failure: { form, problems: result.problems }, status: 422 }
  if (result.reason === 'changed-meanwhile') {
    const { stored, revision, by, at } = result
    return { failure: { form, conflict: { stored, revision, by, at } }, status: 409 }
  }
  return { failure: { form, refusal: result.reason }, status: statuses[result.reason] }
}

/** Name, value, complaint and what is stored now, for the input of a field. */
export function useTypedFields<Field extends string>({ form, problems, stored }: Shown<Field>) {
  const t = useOfficeTranslate()
  return (name: Field, label: string, hint?: string) => {
    const problem = problems[name]
    const isOther = stored !== undefined && stored[name] !== form[name].replaceAll('\r\n', '\n').trim()
    return {
      name,
      label,
      defaultValue: form[name],
      ...((hint !== undefined || isOther) && {
        hint: (
          <>
            {hint}
            {isOther && <StoredValue name={name} text={stored[name]} />}
          </>
        ),
      }),
      ...(problem && { error: t(`office.catalogue.problem.${problem.reason}`, { about: problem.about ?? '' }) }),
    }
  }
}

function StoredValue({ name, text }: { name: string; text: string }) {
  const t = useOfficeTranslate()
  const words = name === 'hidden' ? t(`office.catalogue.conflict.${text === 'yes' ? 'yes' : 'no'}`) : text

  return (
    <span className="stored-value">
      {t('office.catalogue.conflict.stored')} <strong>{words || t('office.catalogue.conflict.empty')}</strong>
    </span>
  )
}
