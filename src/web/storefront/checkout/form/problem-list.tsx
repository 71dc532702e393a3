import { useTranslate } from '#web/shop-context.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useForm } from './form-context.tsx'
import { listProblems } from './form-state.ts'
import { useComplaints } from './problem-text.ts'

/** Everything that is not right yet, with the way to it. */
export function ProblemList() {
  const t = useTranslate()
  const { draft, problems, rules } = useForm()
  const complain = useComplaints(draft, rules)
  const listed = listProblems(problems)
  if (listed.length === 0) return null

  return (
    <Notice look="danger" title={t('checkout.problem.title')}>
      <ul className="stack stack--tight">
        {listed.map(([field, problem]) => (
          <li key={field}>
            <a href={`#${addressOf(field)}`} onClick={(event) => focusOn(event, addressOf(field))}>
              {t(`checkout.field.${field}`)} – {complain(field, problem)}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/** Where two fields stand in one line, it is found there. */
const addressOf = (field: string): string =>
  document.getElementById(field) ? field : field === 'street' || field === 'houseNumber' ? 'houseLine' : field

/** The address of the page stays as it is: otherwise a reload would lead back to the complaint. */
function focusOn(event: { preventDefault(): void }, id: string): void {
  event.preventDefault()
  document.getElementById(id)?.focus()
}
