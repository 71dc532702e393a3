import type { ComponentProps, ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import type { DeviceProblem } from '#domain/contact/device-requests/device-request.ts'
import type { ContactProblem } from '#domain/contact/messages/contact-form.ts'
import { usePath, useShop, useTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox, TextInput } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useProblemFocus } from '#web/ui/use-problem-focus.ts'

type Problem = ContactProblem | DeviceProblem

type Props = Omit<ComponentProps<typeof Form>, 'action'> & {
  /** Which of the forms of this page. */
  query?: string
  /** When the form was handed out; an answer may say so again. */
  opened: number
  answer: { state: string; opened?: string } | undefined
  submit: string
  children: ReactNode
}

/** The browser's own complaints are left out: those of the shop stand beside each field, in its language. */
export function FormFrame({ query = '', opened, answer, submit, children, ...rest }: Props) {
  const t = useTranslate()
  const path = usePath()
  const form = useProblemFocus(answer, '[name="meansLinks"], [type="submit"]')

  return (
    <Form
      ref={form}
      id="form"
      method="post"
      action={path('contact') + query}
      noValidate
      preventScrollReset
      className="stack"
      {...rest}
    >
      {children}
      <FormTrap opened={answer?.opened ?? opened} />
      <Refusal state={answer?.state} />
      {answer?.state === 'links' && <Checkbox name="meansLinks" value="yes" label={t('contact.meansLinks')} />}
      <p>
        <Button type="submit" busy={useNavigation().state === 'submitting'}>
          {submit}
        </Button>
      </p>
    </Form>
  )
}

/** A field under its name, and what is wrong with it, in the order of the page. */
export function useFields<Name extends string>(order: readonly Name[], problems: Partial<Record<Name, Problem>>) {
  const t = useTranslate()
  const first = order.find((name) => problems[name])

  return (name: Name) => ({
    id: name,
    name,
    ...(problems[name] && { error: t(`contact.error.${problems[name]}`) }),
    // Without scripts nobody else would lead to the first mistake; the browser only does so on an address without `#`.
    ...(name === first && { autoFocus: true }),
  })
}

/** Where the answer goes. */
export function EmailField(
  field: Pick<ComponentProps<typeof TextInput>, 'id' | 'name' | 'defaultValue' | 'error' | 'autoFocus'>,
) {
  const t = useTranslate()

  return (
    <TextInput
      {...field}
      type="email"
      autoComplete="email"
      label={t('contact.device.email')}
      hint={t('contact.device.emailHint')}
      required
    />
  )
}

/** What a program falls for: a field that nobody sees, and the moment at which the form was handed out. */
function FormTrap({ opened }: { opened: string | number }) {
  const t = useTranslate()

  return (
    <>
      <div className="visually-hidden" aria-hidden="true">
        <label>
          {t('contact.device.trap')}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <input type="hidden" name="opened" value={opened} />
    </>
  )
}

/** Why a form was not sent although every field is right. */
function Refusal({ state }: { state: string | undefined }) {
  const t = useTranslate()
  const { recipient } = useShop().country.contact
  const reasons: Record<string, string> = {
    again: t('contact.device.again'),
    links: t('contact.mostlyLinks'),
    'too-many': t('contact.device.tooMany', { email: recipient }),
    failed: t('contact.device.failed'),
  }
  const reason = state !== undefined && reasons[state]

  return (
    <div role="status">
      {reason && (
        <Notice look="warning">
          <p>{reason}</p>
        </Notice>
      )}
    </div>
  )
}
