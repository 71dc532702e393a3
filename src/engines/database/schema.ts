// Written by `npm run database-types` from migrations/. Do not edit.
import type { Generated } from 'kysely'
import type { DefaultJsonColumn, JsonColumn } from './columns.ts'

export interface AccountLinksTable {
  token_hash: string
  account_id: string
  purpose: string
  created_at: Date
  expires_at: Date
  used_at: Date | null
  email: string | null
}

export interface AccountsTable {
  id: string
  country: string
  email: string
  locale: string
  password_hash: string | null
  created_at: Date
  activated_at: Date | null
  customer_id: string | null
  registration: string | null
}

export interface AddressesTable {
  id: string
  customer_id: string
  street: string
  house_number: string
  address_extra: string
  postal_code: string
  city: string
  is_primary: boolean
}

export interface AnswerTextsTable {
  answer_id: number
  locale: string
  text: string
}

export interface AnswersTable {
  id: Generated<number>
  question_id: number
  code: string
  position: number
  effect: DefaultJsonColumn
}

export interface AuditEntriesTable {
  id: string
  at: Date
  staff_id: string | null
  username: string
  action: string
  subject: string
  before: JsonColumn | null
  after: JsonColumn | null
}

export interface BackTestsTable {
  version: number
  started_by: string
  started_at: Date
  since: Date
  content: string
  rules: number
  price_list: number
  total: number
  done: Generated<number>
  place: JsonColumn | null
  tally: JsonColumn
  touched_at: Date
  finished_at: Date | null
}

export interface BankAccountsTable {
  id: string
  customer_id: string
  holder: string
  iban: string
  iban_hint: string
  bic: string
  changed_at: Date
}

export interface BusinessQuoteLinesTable {
  quote_id: string
  position: number
  device_id: number
  device_name: string
  questionnaire: string
  answers: JsonColumn
  condition: string
  quantity: number
  imeis: DefaultJsonColumn
  price_list: number
  base_cents: number
  repair_costs: JsonColumn
  lines: JsonColumn
  calculated_cents: number
  cents: number
  rules: Generated<number>
  questionnaire_version: number | null
}

export interface BusinessQuoteRowsTable {
  quote_id: string
  position: number
  line: number
  said: string
  name: string
  problem: string
  detail: string
  quantity: number
  imei: string | null
  grade: string | null
  device_id: number | null
  faults: DefaultJsonColumn
  line_position: number | null
  answer: Generated<string>
}

export interface BusinessQuotesTable {
  id: string
  number: Generated<number>
  created_at: Date
  visitor: string
  request_key: string
  country: string
  locale: string
  shop_mode: string
  landing_page: string
  status: string
  changed_at: Date
  company: string
  vat_id: string
  tax_mode: string
  first_name: string
  last_name: string
  email: string
  phone: string
  pieces: number
  cents: number
  valid_until: Date | null
  decided_by: string | null
  reason: Generated<string>
  boxes: number | null
  labels_sent_at: Date | null
}

export interface CaseEntriesTable {
  id: string
  case_id: string
  at: Date
  event: string
  actor: string
  text: Generated<string>
}

export interface CasesTable {
  id: string
  number: number
  kind: string
  state: Generated<string>
  opened_at: Date
  opened_by: string
  due_at: Date
  assigned_to: string | null
  place: Generated<string>
  trade_id: string | null
  item_id: string | null
  sender: Generated<string>
  email: Generated<string>
  country: string
  tracking_number: Generated<string>
  imei: Generated<string>
  serial_number: Generated<string>
  description: Generated<string>
  result: string | null
  closed_at: Date | null
  merged_into: string | null
  facts_masked: Generated<boolean>
}

export interface CategoriesTable {
  id: Generated<number>
  code: string
  position: number
  questionnaire: string
  image_path: string
}

export interface CategoryTextsTable {
  category_id: number
  locale: string
  name: string
  url: string
  content: Generated<string>
  meta_description: Generated<string>
  meta_keywords: Generated<string>
  search_terms: Generated<string>
}

export interface ClarificationOptionsTable {
  id: string
  clarification_id: string
  kind: string
  cents: Generated<number>
}

export interface ClarificationsTable {
  id: string
  item_id: string
  inspection_id: string
  opened_at: Date
  opened_by: string
  deadline: Date
  reasons: JsonColumn
  photos: JsonColumn
  old_cents: number
  new_cents: number
  answer: string | null
  answered_at: Date | null
  answered_by: string | null
  offer_id: string | null
}

export interface ContactAttachmentsTable {
  id: string
  message_id: string
  position: number
  name: string
  content_type: string
  bytes: number
  file: string
}

export interface ContactMessagesTable {
  id: string
  number: number
  created_at: Date
  country: string
  locale: string
  subject: string
  email: string
  name: Generated<string>
  text: string
  trade_number: number | null
  status: string
  assigned_to: string | null
  changed_at: Date
}

export interface ContactRepliesTable {
  id: string
  message_id: string
  at: Date
  kind: string
  author: string
  text: string
}

export interface ContactTemplatesTable {
  id: string
  title: string
  country: string
  subject: string | null
  text: string
  changed_at: Date
}

export interface ContentVersionsTable {
  id: string
  country: string
  topic: string
  version: number
  title: string
  description: string
  text: string
  author: string
  created_at: Date
  status: string
  published_at: Date | null
}

export interface ControllingEventsTable {
  id: Generated<number>
  received_at: Date
  country: string
  shop_mode: string
  landing_page: string
  application_id: string
  client_id: string | null
  event_name: string
  url: string
  data: JsonColumn
}

export interface CustomerPaymentAccountsTable {
  id: string
  customer_id: string
  payment_type: Generated<string>
  bank_account_id: string | null
  paypal_account_id: string | null
  is_primary: boolean
  created_at: Date
}

export interface CustomersTable {
  id: string
  number: number
  created_at: Date
  country: string
  visitor: string | null
  erased_at: Date | null
  trades: Generated<number>
}

export interface DeviceImagesTable {
  device_id: number
  position: number
  kind: string
  path: string
  picture_id: string | null
}

export interface DeviceListRowsTable {
  list_id: string
  position: number
  line: number
  cells: JsonColumn
  result: JsonColumn | null
  problem: string | null
  remarked: Generated<boolean>
}

export interface DeviceListsTable {
  id: string
  country: string
  name: string | null
  created_at: Date
  header: string[]
  columns: JsonColumn
  total: number
  matched: Generated<number>
  matched_at: Date | null
  sums: JsonColumn | null
  assumed_grade: Generated<string>
}

export interface DevicePicturesTable {
  id: string
  hash: string
  alt: DefaultJsonColumn
  uploaded_by: string
  uploaded_at: Date
  ready_at: Date | null
  unused_since: Date | null
}

export interface DeviceTextsTable {
  device_id: number
  locale: string
  name: string
  url: string
  search_terms: Generated<string>
  aliases: Generated<string[]>
  content: Generated<string>
  meta_description: Generated<string>
}

export interface DevicesTable {
  id: Generated<number>
  series_id: number
  model: string
  variant: Generated<string>
  variant_position: Generated<number>
  release_year: number
  release_month: number | null
  model_numbers: Generated<string[]>
  screen: string | null
  popularity: Generated<number>
  resale_cents: number | null
  bought: Generated<boolean>
  hidden: Generated<boolean>
  is_listed: Generated<boolean>
  import_key: string | null
  edited: Generated<string[]>
}

export interface ErrorReportsTable {
  id: string
  fingerprint: string
  release: string
  side: string
  application: string | null
  message: string
  stack: string | null
  url: string | null
  request_id: string | null
  at: Date
  last_at: Date
  occurrences: Generated<number>
}

export interface GatheredLettersTable {
  trade_id: string
  kind: string
  letter_id: string
  item_ids: string[]
  facts: string
}

export interface IdentitiesTable {
  issuer: string
  subject: string
  country: string
  account_id: string
  created_at: Date
}

export interface InspectionDraftsTable {
  item_id: string
  inspector: string
  saved_at: Date
  finding: JsonColumn
}

export interface InspectionsTable {
  id: string
  item_id: string
  at: Date
  inspector: string
  round: number
  answers: JsonColumn
  condition: string
  imei: string | null
  serial_number: string | null
  measured: DefaultJsonColumn
  note: Generated<string>
  lines: JsonColumn
  cents: number
  outcome: string
  without_number: Generated<boolean>
}

export interface ItemPhotosTable {
  id: string
  item_id: string | null
  at: Date
  taken_by: string
  file: string
  content_type: string
  width: number
  height: number
  sha256: string | null
  case_id: string | null
}

export interface LettersTable {
  id: string
  created_at: Date
  kind: string
  locale: string
  from_address: string
  to_address: string
  reply_to: string | null
  subject: string
  text_body: string
  html_body: string
  attachments: DefaultJsonColumn
  headers: DefaultJsonColumn
  status: Generated<string>
  attempts: Generated<number>
  last_error: string | null
  sent_at: Date | null
  message_id: string
}

export interface ManufacturerTextsTable {
  manufacturer_id: number
  locale: string
  name: string
  url: string
  content: Generated<string>
  meta_description: Generated<string>
  meta_keywords: Generated<string>
  aliases: Generated<string[]>
}

export interface ManufacturersTable {
  id: Generated<number>
  name: string
  position: Generated<number>
  image_path: string
  hidden: Generated<boolean>
  import_key: string | null
  edited: Generated<string[]>
}

export interface MarketPricesTable {
  id: Generated<number>
  device_id: number
  kind: string
  source: string
  country: string
  grade: Generated<string>
  cents: number
  seen_on: string
  imported_at: Date
  imported_by: string
  file: string
}

export interface MerchantSettingsTable {
  scope: string
  section: string
  body: JsonColumn
  revision: number
  changed_by: string
  changed_at: Date
}

export interface NewsletterConsentsTable {
  id: string
  subscriber_id: string
  at: Date
  action: string
  wording: string
  source: string
  address: string | null
}

export interface NewsletterDeliveriesTable {
  issue_id: string
  subscriber_id: string
  status: Generated<string>
  at: Date
  letter_id: string | null
}

export interface NewsletterIssuesTable {
  id: string
  country: string
  subject: string
  preheader: string
  text: string
  interests: Generated<string[]>
  rate: number
  status: Generated<string>
  author: string
  created_at: Date
  changed_at: Date
  started_at: Date | null
  finished_at: Date | null
  gathered_to: string | null
  gathered_at: Date | null
  next_at: Date | null
  total: Generated<number>
  sent: Generated<number>
  failed: Generated<number>
  skipped: Generated<number>
}

export interface NewsletterSubscribersTable {
  id: string
  country: string
  locale: string
  email: string | null
  email_hash: string | null
  status: string
  created_at: Date
  confirmed_at: Date | null
  left_at: Date | null
  salutation: string | null
  first_name: string | null
  birthday: string | null
  interests: Generated<string[]>
  changed_at: Date
}

export interface OfferDecisionsTable {
  offer_id: string
  version: number
  trade_id: string | null
  decision: string
  promised_cents: number
  right_cents: number | null
  decided_by: string
  decided_at: Date
}

export interface OffersTable {
  id: string
  created_at: Date
  valid_until: Date
  visitor: string
  country: string
  locale: string
  segment: string
  landing_page: string
  device_id: number
  device_name: string
  questionnaire: string
  answers: JsonColumn
  condition: string
  price_list: number
  base_cents: number
  repair_costs: JsonColumn
  pieces: number
  lines: JsonColumn
  cents: number
  status: Generated<string>
  superseded_by: string | null
  rules: Generated<number>
  questionnaire_version: number | null
}

export interface ParcelItemsTable {
  parcel_id: string
  item_id: string
}

export interface ParcelScansTable {
  id: string
  parcel_id: string
  carrier_event: string
  at: Date
  kind: string
  place: Generated<string>
}

export interface ParcelsTable {
  id: string
  trade_id: string
  direction: string
  carrier: string
  tracking_number: string | null
  drop_off_code: string | null
  label_file: string | null
  announced_at: Date | null
  created_at: Generated<Date>
}

export interface PartnerRatesTable {
  partner: string
  valid_from: Date
  basis_points: number
}

export interface PartnersTable {
  code: string
  name: string
  origins: string[]
  landing_page: string
  accent: string
  active: boolean
  created_at: Date
  logo: string | null
  email: Generated<string>
  phone: Generated<string>
  welcome: Generated<string>
}

export interface PayingAccountsTable {
  id: string
  scope: string
  iban: string
  bic: string
  bank: string
  instant_transfers: boolean
  status: string
  proposed_by: string
  proposed_at: Date
  decided_by: string | null
  decided_at: Date | null
}

export interface PayoutBatchesTable {
  id: string
  number: string
  country: string
  method: string
  instant: boolean
  status: string
  prepared_at: Date
  prepared_by: string | null
  released_at: Date | null
  released_by: string | null
  file: string | null
  released_alone: Generated<boolean>
}

export interface PayoutItemsTable {
  payout_id: string
  item_id: string
  cents: number
  live: Generated<boolean>
}

export interface PayoutsTable {
  id: string
  number: string
  trade_id: string
  batch_id: string
  created_at: Date
  item_cents: number
  voucher_cents: number
  cents: Generated<number>
  payee_hint: string
  status: string
  settled_at: Date | null
  return_code: Generated<string>
  bank_reference: Generated<string>
  landing_page: Generated<string>
}

export interface PaypalAccountsTable {
  id: string
  customer_id: string
  email: string
  email_hint: string
  changed_at: Date
}

export interface PeopleTable {
  id: string
  customer_id: string
  first_name: string
  last_name: string
  birthdate: string | null
}

export interface PhoneContactsTable {
  id: string
  customer_id: string
  phone: string
}

export interface PlaceMovesTable {
  id: string
  item_id: string
  from_place: string | null
  to_place: string | null
  staff_id: string
  at: Date
}

export interface PlacesTable {
  code: string
  kind: string
  capacity: number | null
  created_at: Date
  closed_at: Date | null
}

export interface PriceListsTable {
  version: Generated<number>
  valid_from: string
  note: Generated<string>
  live_from: Date | null
}

export interface PriceWatchesTable {
  id: string
  country: string
  locale: string
  email: string
  device_id: number
  reference_cents: number
  status: string
  wording: string
  created_at: Date
  confirmed_at: Date | null
  ended_at: Date | null
  written_on: string | null
  checked_on: string | null
}

export interface PricesTable {
  device_id: number
  country: string
  segment: string
  price_list: number
  cents: number
}

export interface PrintJobsTable {
  id: string
  title: string
  zpl: string
  staff_id: string
  created_at: Date
  attempts: Generated<number>
  error: string | null
  printed_at: Date | null
  cancelled_at: Date | null
}

export interface QuestionOverridePlacesTable {
  override_id: number
  manufacturer_id: number
  series_id: number | null
  model: string | null
}

export interface QuestionOverridesTable {
  id: Generated<number>
  questionnaire: string
  code: string
  changes: JsonColumn
}

export interface QuestionTextsTable {
  question_id: number
  locale: string
  question: string
  description: Generated<string>
  title: Generated<string>
}

export interface QuestionnairesTable {
  hash: string
  questions: JsonColumn
}

export interface QuestionsTable {
  id: Generated<number>
  questionnaire: string
  code: string
  position: number
  kind: string
  show_if: string | null
  ordered: Generated<boolean>
  seller_only: Generated<boolean>
}

export interface ReadinessConfirmationsTable {
  point: string
  country: string
  about: string
  words: string
  confirmed_by: string
  confirmed_at: Date
}

export interface ReceiptsTable {
  id: string
  number: string
  payout_id: string
  trade_id: string
  issued_at: Date
  kept_until: Date
  country: string
  kind: string
  tax: string
  cents: number
  contents: string
}

export interface RedirectsTable {
  id: Generated<number>
  country: string | null
  from_path: string
  to_path: string
  status: number
  created_by: string | null
  created_at: Date
  hits: Generated<number>
  last_hit_at: Date | null
}

export interface RegisterChecksTable {
  is_only: Generated<boolean>
  number: number
  hash: string
  broken_at: number | null
  checked_at: Date
}

export interface RegisterEntriesTable {
  number: number
  at: Date
  item_id: string
  entry: string
  previous_hash: string
  hash: string
}

export interface RepairCostsTable {
  series_id: number
  part: string
  cents: number
}

export interface RetentionStepsTable {
  name: string
  done_at: Date | null
  failing_since: Date | null
}

export interface ReviewConsentsTable {
  id: string
  serial: Generated<number>
  trade_id: string
  at: Date
  given: boolean
  wording: string
  source: string
}

export interface ReviewRequestsTable {
  trade_id: string
  asked_at: Date
  token_hash: string
  category: string
}

export interface ReviewsTable {
  id: string
  number: Generated<number>
  trade_id: string
  country: string
  category: string
  stars: number
  text: string
  name: string
  written_at: Date
  changed_at: Date
  status: string
  reason: string | null
  decided_at: Date | null
  decided_by: string | null
  reply: Generated<string>
}

export interface SavedViewsTable {
  id: string
  screen: string
  name: string
  search: string
  staff_id: string
  is_shared: boolean
  starts_for: string | null
  created_at: Date
}

export interface ScansTable {
  key: string
  number: Generated<number>
  staff_id: string
  station: string
  code: string
  at: Date
  outcome: string
  facts: JsonColumn
  undo: JsonColumn | null
  undone_at: Date | null
}

export interface SecondFactorResetsTable {
  id: string
  staff_id: string
  proposed_by: string
  proposed_at: Date
  confirmed_by: string | null
  confirmed_at: Date | null
}

export interface SellerIdentitiesTable {
  trade_id: string
  document: string
  written_at: Date
  written_by: string | null
  confirmed_at: Date | null
  confirmed_by: string | null
}

export interface SeriesTable {
  id: Generated<number>
  manufacturer_id: number
  category_id: number
  name: string
  position: Generated<number>
  image_path: string
  hidden: Generated<boolean>
  import_key: string | null
  edited: Generated<string[]>
}

export interface SeriesTextsTable {
  series_id: number
  locale: string
  name: string
  url: string
  content: Generated<string>
  meta_description: Generated<string>
  meta_keywords: Generated<string>
  aliases: Generated<string[]>
}

export interface SessionsTable {
  id: string
  account_id: string
  created_at: Date
  authenticated_at: Date
  remembered: boolean
  generation: Generated<number>
  rotated_at: Date
  expires_at: Date
  device: string
}

export interface SettingsTable {
  key: string
  value: JsonColumn
}

export interface SettlementsTable {
  id: string
  file_hash: string
  name: string
  kind: string
  file: string
  uploaded_at: Date
  uploaded_by: string
  applied_at: Date | null
  applied_by: string | null
}

export interface ShopOpeningsTable {
  country: string
  opened_at: Date
  opened_by: string | null
}

export interface StaffTable {
  id: string
  username: string
  password_hash: string
  roles: Generated<string[]>
  created_at: Date
  disabled_at: Date | null
  name: Generated<string>
  language: Generated<string>
}

export interface StaffAuthenticatorsTable {
  staff_id: string
  secret: string
  confirmed_at: Date
  last_step: number
}

export interface StaffRecoveryCodesTable {
  staff_id: string
  code_hash: string
  used_at: Date | null
}

export interface StaffSessionsTable {
  token_hash: string
  staff_id: string
  created_at: Date
  seen_at: Date
  authenticated_at: Date
  device: string
  second_factor_at: Date | null
  id: Generated<string>
}

export interface StationWorkTable {
  id: string
  station: string
  staff_id: string
  trade_id: string | null
  place: string | null
  item_ids: Generated<string[]>
  has_label: Generated<boolean>
  is_current: boolean
  started_at: Date
}

export interface StocktakeItemsTable {
  stocktake_id: string
  item_id: string
  finding: string
  thought_at: string | null
}

export interface StocktakesTable {
  id: string
  place: string
  staff_id: string
  started_at: Date
  finished_at: Date
}

export interface TradeEventsTable {
  id: string
  trade_id: string
  item_id: string | null
  at: Date
  event: string
  from_status: string | null
  to_status: string | null
  actor: string
  reason: Generated<string>
  evidence: DefaultJsonColumn
  request_key: string | null
}

export interface TradeItemsTable {
  id: string
  trade_id: string
  position: number
  offer_id: string
  device_id: number
  cents: number
  status: string
  status_since: Date
  due_at: Date | null
  remind_at: Date | null
  reminded: Generated<number>
  final_cents: number | null
  is_late: Generated<boolean>
  lock_kind: string | null
  imei: string | null
  serial_number: string | null
  inspector: string | null
  was_delivered: Generated<boolean>
  claimed_until: Date | null
  waits_since: Generated<Date>
  place: string | null
  placed_at: Date | null
  is_unannounced: Generated<boolean>
  correction: string | null
}

export interface TradeNotesTable {
  id: string
  trade_id: string
  at: Date
  staff_id: string
  username: string
  text: string
}

export interface TradesTable {
  id: string
  number: number
  created_at: Date
  visitor: string
  request_key: string
  request_hash: string
  customer_id: string
  country: string
  locale: string
  segment: string
  shop_mode: string
  landing_page: string
  email: string
  seller: JsonColumn
  payment_type: string
  payee: string
  payee_hint: string
  voucher: string | null
  voucher_cents: Generated<number>
  cents: number
  price_valid_until: Date
  identity_check: boolean
  declared: JsonColumn
  payee_masked: Generated<boolean>
  split_payout: Generated<boolean>
  payee_changed_at: Date | null
  payout_hold: string | null
  devices_masked: Generated<boolean>
  business_quote_id: string | null
  payout_cents: number
  sold_email: string | null
  status: Generated<string>
  waits_since: Generated<Date>
}

export interface TypeAllocationCodesTable {
  tac: string
  manufacturer_id: number
  model: string
}

export interface VersionPricesTable {
  version: number
  device_id: number
  country: string
  segment: string
  cents: number
}

export interface VersionsTable {
  id: Generated<number>
  status: Generated<string>
  note: Generated<string>
  origin: Generated<string>
  author: string | null
  created_at: Date
  proposed_at: Date | null
  decided_by: string | null
  decided_at: Date | null
  reason: Generated<string>
  price_list: number | null
  announced_at: Date | null
  kind: Generated<string>
  number: number | null
  body: JsonColumn | null
  based_on: number | null
  takes_back: number | null
  live_from: Date | null
  first_approver: string | null
  first_approved_at: Date | null
  cancelled_by: string | null
  cancelled_at: Date | null
  questionnaire: string | null
  revision: Generated<number>
  editors: Generated<string[]>
  remark: Generated<string>
}

export interface VoucherRedemptionsTable {
  trade_id: string
  voucher: string
  person: string
  cents: number
}

export interface VouchersTable {
  code: string
  kind: string
  basis_points: Generated<number>
  cents: Generated<number>
  most_cents: number | null
  least_trade_cents: Generated<number>
  valid_from: Date
  valid_until: Date
  countries: string[] | null
  segment: Generated<string>
  total_limit: number | null
  person_limit: Generated<number>
  used: Generated<number>
  paid_cents: Generated<number>
}

export interface WantedDecisionsTable {
  text: string
  state: string
  decided_by: string
  decided_at: Date
}

export interface WantedDevicesTable {
  text: string
  country: string
  day: string
  source: string
  count: number
}

export interface Schema {
  account_links: AccountLinksTable
  accounts: AccountsTable
  addresses: AddressesTable
  answer_texts: AnswerTextsTable
  answers: AnswersTable
  audit_entries: AuditEntriesTable
  back_tests: BackTestsTable
  bank_accounts: BankAccountsTable
  business_quote_lines: BusinessQuoteLinesTable
  business_quote_rows: BusinessQuoteRowsTable
  business_quotes: BusinessQuotesTable
  case_entries: CaseEntriesTable
  cases: CasesTable
  categories: CategoriesTable
  category_texts: CategoryTextsTable
  clarification_options: ClarificationOptionsTable
  clarifications: ClarificationsTable
  contact_attachments: ContactAttachmentsTable
  contact_messages: ContactMessagesTable
  contact_replies: ContactRepliesTable
  contact_templates: ContactTemplatesTable
  content_versions: ContentVersionsTable
  controlling_events: ControllingEventsTable
  customer_payment_accounts: CustomerPaymentAccountsTable
  customers: CustomersTable
  device_images: DeviceImagesTable
  device_list_rows: DeviceListRowsTable
  device_lists: DeviceListsTable
  device_pictures: DevicePicturesTable
  device_texts: DeviceTextsTable
  devices: DevicesTable
  error_reports: ErrorReportsTable
  gathered_letters: GatheredLettersTable
  identities: IdentitiesTable
  inspection_drafts: InspectionDraftsTable
  inspections: InspectionsTable
  item_photos: ItemPhotosTable
  letters: LettersTable
  manufacturer_texts: ManufacturerTextsTable
  manufacturers: ManufacturersTable
  market_prices: MarketPricesTable
  merchant_settings: MerchantSettingsTable
  newsletter_consents: NewsletterConsentsTable
  newsletter_deliveries: NewsletterDeliveriesTable
  newsletter_issues: NewsletterIssuesTable
  newsletter_subscribers: NewsletterSubscribersTable
  offer_decisions: OfferDecisionsTable
  offers: OffersTable
  parcel_items: ParcelItemsTable
  parcel_scans: ParcelScansTable
  parcels: ParcelsTable
  partner_rates: PartnerRatesTable
  partners: PartnersTable
  paying_accounts: PayingAccountsTable
  payout_batches: PayoutBatchesTable
  payout_items: PayoutItemsTable
  payouts: PayoutsTable
  paypal_accounts: PaypalAccountsTable
  people: PeopleTable
  phone_contacts: PhoneContactsTable
  place_moves: PlaceMovesTable
  places: PlacesTable
  price_lists: PriceListsTable
  price_watches: PriceWatchesTable
  prices: PricesTable
  print_jobs: PrintJobsTable
  question_override_places: QuestionOverridePlacesTable
  question_overrides: QuestionOverridesTable
  question_texts: QuestionTextsTable
  questionnaires: QuestionnairesTable
  questions: QuestionsTable
  readiness_confirmations: ReadinessConfirmationsTable
  receipts: ReceiptsTable
  redirects: RedirectsTable
  register_checks: RegisterChecksTable
  register_entries: RegisterEntriesTable
  repair_costs: RepairCostsTable
  retention_steps: RetentionStepsTable
  review_consents: ReviewConsentsTable
  review_requests: ReviewRequestsTable
  reviews: ReviewsTable
  saved_views: SavedViewsTable
  scans: ScansTable
  second_factor_resets: SecondFactorResetsTable
  seller_identities: SellerIdentitiesTable
  series: SeriesTable
  series_texts: SeriesTextsTable
  sessions: SessionsTable
  settings: SettingsTable
  settlements: SettlementsTable
  shop_openings: ShopOpeningsTable
  staff: StaffTable
  staff_authenticators: StaffAuthenticatorsTable
  staff_recovery_codes: StaffRecoveryCodesTable
  staff_sessions: StaffSessionsTable
  station_work: StationWorkTable
  stocktake_items: StocktakeItemsTable
  stocktakes: StocktakesTable
  trade_events: TradeEventsTable
  trade_items: TradeItemsTable
  trade_notes: TradeNotesTable
  trades: TradesTable
  type_allocation_codes: TypeAllocationCodesTable
  version_prices: VersionPricesTable
  versions: VersionsTable
  voucher_redemptions: VoucherRedemptionsTable
  vouchers: VouchersTable
  wanted_decisions: WantedDecisionsTable
  wanted_devices: WantedDevicesTable
}
