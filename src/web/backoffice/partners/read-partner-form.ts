import type { PartnerForm } from '#domain/partners/partner.ts'
import { formText } from '#web/backoffice/form-text.ts'

/** The fields of a partner as somebody typed them. */
export const readPartnerFields = (form: FormData): PartnerForm => ({
  code: formText(form, 'code'),
  name: formText(form, 'name'),
  origins: formText(form, 'origins'),
  landingPage: formText(form, 'landingPage'),
  accent: formText(form, 'accent'),
  email: formText(form, 'email'),
  phone: formText(form, 'phone'),
  welcome: formText(form, 'welcome'),
  active: formText(form, 'active') === 'yes',
})
