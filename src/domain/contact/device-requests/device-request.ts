import { categories, type Category } from '#shop/devices/categories.ts'
import { isEmailAddress } from '#shop/addresses/email-address.ts'
import { manyLines, oneLine } from '#shop/forms/typed-text.ts'

/** What somebody would like to sell that the catalogue does not have. */
export type DeviceRequest = { device: string; category: Category | 'other'; details: string; email: string }

/** The form as it was sent, whatever it says. */
export type DeviceForm = Record<keyof DeviceRequest, string>

export type DeviceProblem =
  | 'device-missing'
  | 'device-too-long'
  | 'category-missing'
  | 'details-too-long'
  | 'email-missing'
  | 'email-invalid'

export type DeviceProblems = Partial<Record<keyof DeviceRequest, DeviceProblem>>

type Reading = { ok: true; request: DeviceRequest } | { ok: false; problems: DeviceProblems }

const MAX_DEVICE_LENGTH = 120
const MAX_DETAILS_LENGTH = 1000

const isCategory = (text: string): text is DeviceRequest['category'] =>
  text === 'other' || categories.some((category) => category === text)

const deviceProblem = (device: string): DeviceProblem | undefined => {
  if (device === '') return 'device-missing'
  return device.length > MAX_DEVICE_LENGTH ? 'device-too-long' : undefined
}

const emailProblem = (email: string): DeviceProblem | undefined => {
  if (email === '') return 'email-missing'
  return isEmailAddress(email) ? undefined : 'email-invalid'
}

/** The request in a form, or what is wrong with which field. */
export function readDeviceRequest(form: DeviceForm): Reading {
  const { category } = form
  const device = oneLine(form.device)
  const details = manyLines(form.details)
  const email = form.email.trim()
  const found = {
    device: deviceProblem(device),
    category: isCategory(category) ? undefined : ('category-missing' as const),
    details: details.length > MAX_DETAILS_LENGTH ? ('details-too-long' as const) : undefined,
    email: emailProblem(email),
  }
  const problems: DeviceProblems = Object.fromEntries(Object.entries(found).filter(([, problem]) => problem))
  if (!isCategory(category) || Object.keys(problems).length > 0) return { ok: false, problems }

  return { ok: true, request: { device, category, details, email } }
}
