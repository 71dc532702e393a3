import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import type { DeviceForm, DeviceProblems } from '#domain/contact/device-requests/device-request.ts'
import { categories } from '#shop/devices/categories.ts'
import { usePath, useTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Select, TextArea, TextInput } from '#web/ui/field.tsx'
import { deviceNotListed } from './device-subject.ts'
import { FormTrap } from './form-trap.tsx'
import { Refusal } from './refusal.tsx'
import type { DeviceAnswer } from './send-device-form.ts'

type Props = { opened: number; answer: DeviceAnswer | undefined }

const order = ['device', 'category', 'details', 'email'] as const

const empty: DeviceForm = { device: '', category: '', details: '', email: '' }

/** The browser's own complaints are left out: those of the shop stand beside each field, in its language. */
export function DeviceRequestForm({ opened, answer }: Props) {
  const t = useTranslate()
  const path = usePath()
  const form = useRef<HTMLFormElement>(null)
  const sending = useNavigation().state === 'submitting'
  const problems = answer?.state === 'incomplete' ? answer.problems : {}
  const handedOut = answer && 'opened' in answer ? answer.opened : opened

  useEffect(() => {
    if (answer) form.current?.querySelector<HTMLElement>('[aria-invalid], [type="submit"]')?.focus()
  }, [answer])

  return (
    <Form
      ref={form}
      id="form"
      method="post"
      action={path('contact') + deviceNotListed}
      noValidate
      preventScrollReset
      className="stack"
    >
      <Fields form={answer && 'form' in answer ? answer.form : empty} problems={problems} />
      <FormTrap opened={handedOut} />
      <Refusal state={answer?.state} />
      <p>
        <Button type="submit" busy={sending}>
          {t('contact.device.submit')}
        </Button>
      </p>
    </Form>
  )
}

function Fields({ form, problems }: { form: DeviceForm; problems: DeviceProblems }) {
  const t = useTranslate()
  const first = order.find((name) => problems[name])
  const field = (name: keyof DeviceForm) => ({
    id: name,
    name,
    defaultValue: form[name],
    ...(problems[name] && { error: t(`contact.device.error.${problems[name]}`) }),
    // Without scripts nobody else would lead to the first mistake; the browser only does so on an address without `#`.
    ...(name === first && { autoFocus: true }),
  })
  const kinds = [
    { value: '', label: t('contact.device.choose') },
    ...categories.map((category) => ({ value: category, label: t(`category.${category}`) })),
    { value: 'other', label: t('contact.device.other') },
  ]

  return (
    <>
      <TextInput
        {...field('device')}
        label={t('contact.device.device')}
        hint={t('contact.device.deviceHint')}
        required
      />
      <Select {...field('category')} label={t('contact.device.category')} options={kinds} required />
      <TextArea
        {...field('details')}
        label={t('contact.device.details')}
        hint={t('contact.device.detailsHint')}
        optional={t('contact.device.optional')}
        rows={4}
      />
      <TextInput
        {...field('email')}
        type="email"
        autoComplete="email"
        label={t('contact.device.email')}
        hint={t('contact.device.emailHint')}
        required
      />
    </>
  )
}
