import { createContext, use, type ComponentProps, type FormEvent, type ReactNode } from 'react'
import { useTranslate } from '#web/shop-context.tsx'
import { Checkbox, TextInput } from '#web/ui/field.tsx'
import type { Declaration } from '#domain/trades/sale/new-trade.ts'
import { problemField, type DraftField, type TextField } from './draft.ts'
import { useComplaints } from './problem-text.ts'
import type { DraftForm } from './use-draft-form.ts'

const FormContext = createContext<DraftForm | undefined>(undefined)

type FormProps = {
  form: DraftForm
  id: string
  onSend: () => unknown
  className?: string
  children: ReactNode
}

/** The element around the fields of a seller, which find their form by it. */
export function DraftFormElement({ form, id, onSend, className = 'stack', children }: FormProps) {
  // Without scripts nothing that was typed may stand in an address: hence the method.
  const { form: element } = form
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSend()
  }

  return (
    <FormContext value={form}>
      <form ref={element} id={id} method="post" className={className} noValidate onSubmit={submit}>
        {children}
      </form>
    </FormContext>
  )
}

export function useForm(): DraftForm {
  const form = use(FormContext)
  if (!form) throw new Error('A field stands outside of the form')
  return form
}

/** What stands beside a field that is not right yet. */
export function useFieldError(field: DraftField): { error?: string } {
  const { draft, problems, rules } = useForm()
  const complain = useComplaints(draft, rules)
  const about = problemField(field)
  const problem = problems[about]
  return problem ? { error: complain(about, problem) } : {}
}

type TextProps = Omit<ComponentProps<typeof TextInput>, 'label' | 'optional'> & {
  field: TextField
  mayBeEmpty?: boolean
}

/** A field of the form under its own name, which is also its address on the page. */
export function FormText({ field, mayBeEmpty = false, ...rest }: TextProps) {
  const t = useTranslate()
  const { draft, change, leave } = useForm()

  return (
    <TextInput
      id={field}
      name={field}
      label={t(`checkout.field.${field}`)}
      value={draft[field]}
      onChange={(event) => change(field, event.target.value)}
      onBlur={() => leave(field)}
      required={!mayBeEmpty}
      {...(mayBeEmpty && { optional: t('checkout.optional') })}
      {...useFieldError(field)}
      {...rest}
    />
  )
}

type TickProps = Pick<ComponentProps<typeof Checkbox>, 'label' | 'hint'> & { field: Declaration }

export function FormTick({ field, ...rest }: TickProps) {
  const { draft, change } = useForm()

  return (
    <Checkbox
      id={field}
      name={field}
      checked={draft[field]}
      onChange={(event) => change(field, event.target.checked)}
      aria-required
      {...useFieldError(field)}
      {...rest}
    />
  )
}
