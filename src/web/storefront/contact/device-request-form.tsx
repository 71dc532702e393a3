import type { DeviceForm, DeviceProblems } from '#domain/contact/device-requests/device-request.ts'
import { categories } from '#shop/devices/categories.ts'
import { useTranslate } from '#web/shop-context.tsx'
import { Select, TextArea, TextInput } from '#web/ui/field.tsx'
import { deviceNotListed } from './device-subject.ts'
import type { DeviceAnswer } from './send-device-form.ts'
import { EmailField, FormFrame, useFields } from './form-frame.tsx'

type Props = { opened: number; answer: DeviceAnswer | undefined }

const order = ['device', 'category', 'details', 'email'] as const

const empty: DeviceForm = { device: '', category: '', details: '', email: '' }

export function DeviceRequestForm({ opened, answer }: Props) {
  const t = useTranslate()

  return (
    <FormFrame query={deviceNotListed} {...{ opened, answer }} submit={t('contact.device.submit')}>
      <Fields
        form={answer && 'form' in answer ? answer.form : empty}
        problems={answer?.state === 'incomplete' ? answer.problems : {}}
      />
    </FormFrame>
  )
}

function Fields({ form, problems }: { form: DeviceForm; problems: DeviceProblems }) {
  const t = useTranslate()
  const field = useFields(order, problems)
  const typed = (name: keyof DeviceForm) => ({ ...field(name), defaultValue: form[name] })
  const kinds = [
    { value: '', label: t('contact.device.choose') },
    ...categories.map((category) => ({ value: category, label: t(`category.${category}`) })),
    { value: 'other', label: t('contact.device.other') },
  ]

  return (
    <>
      <TextInput
        {...typed('device')}
        label={t('contact.device.device')}
        hint={t('contact.device.deviceHint')}
        required
      />
      <Select {...typed('category')} label={t('contact.device.category')} options={kinds} required />
      <TextArea
        {...typed('details')}
        label={t('contact.device.details')}
        hint={t('contact.device.detailsHint')}
        optional={t('contact.device.optional')}
        rows={4}
      />
      <EmailField {...typed('email')} />
    </>
  )
}
