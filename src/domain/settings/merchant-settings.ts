import type { Country, CountryCode } from '#shop/countries/country.ts'

/** For whom a setting is said: for the whole company, or for one country where it differs. */
export type Scope = 'company' | CountryCode

/** What is typed into one form. */
export const sections = ['company', 'warehouse', 'contact', 'appearance', 'holidays', 'times', 'texts'] as const

export type Section = (typeof sections)[number]

export type SettingKind =
  | 'line'
  | 'text'
  | 'email'
  | 'phone'
  | 'country'
  | 'vatId'
  | 'colour'
  | 'web'
  | 'day'
  | 'carrier'
  | 'days'
  | 'dayList'

type Setting = {
  section: Section
  kind: SettingKind
  /** Not every merchant has one: `-` says so, and the texts leave it out. */
  waivable?: boolean
  /** Said in the language of a country, so never for the company as a whole. */
  perCountry?: boolean
}

const line = (section: Section) => ({ section, kind: 'line' }) as const
const maybe = (section: Section) => ({ section, kind: 'line', waivable: true }) as const
const days = { section: 'times', kind: 'days' } as const
const reminders = { section: 'times', kind: 'dayList', waivable: true } as const
const said = { section: 'texts', kind: 'text' } as const
const maybeSaid = { section: 'texts', kind: 'text', waivable: true } as const

/**
 * What only a merchant knows. The texts in `content/` call settings by these names; those that begin with `say.` are
 * nothing but words for them.
 */
export const settings = {
  'company.name': line('company'),
  'company.legalForm': line('company'),
  'company.directors': line('company'),
  'company.street': line('company'),
  'company.houseNumber': line('company'),
  'company.postalCode': line('company'),
  'company.city': line('company'),
  'company.country': { section: 'company', kind: 'country' },
  'company.vatId': { section: 'company', kind: 'vatId' },
  'company.taxNumber': maybe('company'),
  'company.registerCourt': maybe('company'),
  'company.registerNumber': maybe('company'),
  'company.capital': maybe('company'),
  'company.seat': maybe('company'),

  'warehouse.name': line('warehouse'),
  'warehouse.street': line('warehouse'),
  'warehouse.houseNumber': line('warehouse'),
  'warehouse.postalCode': line('warehouse'),
  'warehouse.city': line('warehouse'),
  'warehouse.country': { section: 'warehouse', kind: 'country' },
  'warehouse.hours': line('warehouse'),
  'warehouse.carrier': { section: 'warehouse', kind: 'carrier' },

  'support.email': { section: 'contact', kind: 'email' },
  'support.phone': { section: 'contact', kind: 'phone' },
  'support.hours': line('contact'),
  'mail.name': line('contact'),
  'mail.address': { section: 'contact', kind: 'email' },
  'mail.footer': line('contact'),

  'look.brand': line('appearance'),
  'look.accent': { section: 'appearance', kind: 'colour' },
  'social.facebook': { section: 'appearance', kind: 'web', waivable: true },
  'social.instagram': { section: 'appearance', kind: 'web', waivable: true },
  'social.youtube': { section: 'appearance', kind: 'web', waivable: true },

  'holiday.from': { section: 'holidays', kind: 'day' },
  'holiday.to': { section: 'holidays', kind: 'day' },
  'holiday.text': { section: 'holidays', kind: 'text', perCountry: true },

  'time.transport': days,
  'time.parcel': days,
  'remind.parcel': reminders,
  'time.carrierSilence': days,
  'time.clarification': days,
  'remind.clarification': reminders,
  'time.clarificationLink': days,
  'time.lock': days,
  'remind.lock': reminders,
  'time.reviewRequest': days,

  'say.aboutUs': maybeSaid,
  'say.accessibilityAuthority': maybeSaid,
  'say.accessibilityDate': said,
  'say.accessibilityDuty': maybeSaid,
  'say.accessibilityRemedies': maybeSaid,
  'say.applicableLaw': maybeSaid,
  'say.asOf': said,
  'say.authority': maybeSaid,
  'say.cardDays': maybeSaid,
  'say.certifiedMail': maybeSaid,
  'say.chamber': maybeSaid,
  'say.complaints': maybeSaid,
  'say.conduct': maybeSaid,
  'say.consentProof': maybeSaid,
  'say.contentResponsible': maybeSaid,
  'say.dataLoss': maybeSaid,
  'say.dataOfficer': maybeSaid,
  'say.dispute': said,
  'say.foreignSeat': maybeSaid,
  'say.host': said,
  'say.insurance': said,
  'say.liquidation': maybeSaid,
  'say.locationNumber': maybeSaid,
  'say.owners': maybeSaid,
  'say.ownership': maybeSaid,
  'say.partnerCommission': said,
  'say.partnerContract': maybeSaid,
  'say.partnerFee': maybeSaid,
  'say.partnerPayment': said,
  'say.paymentDays': said,
  'say.pressContact': maybeSaid,
  'say.pressReleases': maybeSaid,
  'say.privacyAuthority': maybeSaid,
  'say.processingContract': maybeSaid,
  'say.processors': said,
  'say.producerRegister': maybeSaid,
  'say.receiptYears': maybeSaid,
  'say.recycler': said,
  'say.registerDuty': maybeSaid,
  'say.registerYears': said,
  'say.risk': maybeSaid,
  'say.serverLogs': maybeSaid,
  'say.thirdCountries': maybeSaid,
  'say.tradeLicence': maybeSaid,
  'say.transferTax': maybeSaid,
  'say.uncollected': maybeSaid,
  'say.visitorNumbers': maybeSaid,
} as const satisfies Record<string, Setting>

export type SettingName = keyof typeof settings

export const settingNames = Object.keys(settings) as SettingName[]

export const isSettingName = (text: string): text is SettingName => Object.hasOwn(settings, text)

export const isSection = (text: string): text is Section => sections.some((section) => section === text)

/** What a setting is like, whichever it is. */
export const settingFacts = (name: SettingName): Setting => settings[name]

/** What was typed; what was not is left to the company, the file of the storefronts, or the placeholder. */
export type Values = Partial<Record<SettingName, string>>

/** Who carries parcels. */
export const carrierNames = ['dhl', 'ups'] as const satisfies readonly Country['footerShippingLogo'][]

/** Says that there is nothing to say. */
export const WAIVED = '-'

/** The settings of a form, in its order. */
export const settingsOf = (section: Section, scope: Scope): SettingName[] =>
  settingNames.filter(
    (name) => settings[name].section === section && (scope !== 'company' || !settingFacts(name).perCountry),
  )

const parts = ['street', 'houseNumber', 'postalCode', 'city', 'country'] as const

/** Half an address is none: who says a part of it says all of it. */
export const addresses = {
  company: parts.map((part) => `company.${part}` as const),
  warehouse: [`warehouse.name` as const, ...parts.map((part) => `warehouse.${part}` as const)],
} as const satisfies Partial<Record<Section, readonly SettingName[]>>
