import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MiddlewareFunction,
  type Params,
  type RouterContextProvider,
} from 'react-router'
import type { Colleague } from '#domain/staff/colleague.ts'
import type { Entrant } from '#domain/staff/login/staff-session.ts'
import { may, type Permission } from '#domain/staff/permissions.ts'
import { findStartSearch, findViews } from '#domain/staff/views/find-views.ts'
import type { SavedView } from '#domain/staff/views/saved-view.ts'
import { LOGIN_PATH, officeScreenAt, type OfficeScreenName } from '#shop/office-screens.ts'
import { pageContext, type PageContext } from '#web/context.ts'
import { formText } from './form-text.ts'
import { readUpload, type Upload } from './read-upload.ts'
import { sendCsv, type CsvText } from './table/csv.ts'
import type { FormLimits } from '#shop/forms/form-limits.ts'
import { readForm as readAnyForm } from '#shop/forms/read-form.ts'

const MEGABYTE = 1024 * 1024

/** Colleagues write whole pages, tick long lists, and take pictures of what came out of a parcel. */
const officeForm: FormLimits = { text: MEGABYTE / 2, fields: 5_000, files: { most: 6, bytes: 8 * MEGABYTE } }

/** What a form says, by name. Who sends nothing at all has sent an empty form. */
async function readForm(request: Request): Promise<FormData> {
  const reading = await readAnyForm(request, officeForm)
  if (!reading.ok) throw data(null, { status: reading.reason === 'too-large' ? 413 : 400 })
  return reading.form
}

/** Who asks the back office, for what, and with what it is answered. */
export type OfficeRequest = PageContext & { colleague: Colleague; params: Params; url: URL }

/** A form that somebody has sent. */
export type OfficeForm = OfficeRequest & { form: FormData }

/** The list that is open, and the views of it. */
export type SavedViews = { screen: OfficeScreenName; views: SavedView[] }

/** One of these permissions lets somebody in; the start of the shop compares them with the table of screens. */
export type Guarded = { needs: readonly Permission[] }

/** Lets in whoever has given a password, and hands in nothing but who that is. */
export type Entry = { isEntry: true }

type Loader<T> = Guarded & ((args: LoaderFunctionArgs) => Promise<T>)
type Action<T> = Guarded & ((args: ActionFunctionArgs) => Promise<T>)

type Args = { context: Readonly<RouterContextProvider>; params: Params; url: URL }

const no = (status: 400 | 401 | 403) => data(null, { status })

/** Whoever asks, if one of the permissions is theirs; nobody else comes any further. */
function letIn({ context, params, url }: Args, needs: readonly Permission[]): OfficeRequest {
  const page = context.get(pageContext)
  const { colleague } = page
  if (!colleague) throw no(401)
  if (!needs.some((permission) => may(colleague, permission))) throw no(403)
  return { ...page, colleague, params, url }
}

const guarded = <Handler>(needs: readonly Permission[], handler: Handler): Handler & Guarded =>
  Object.assign(handler as Handler & object, { needs })

/** What a page shows, or a file. */
function read<T>(permission: Permission, answer: (asked: OfficeRequest) => T | Promise<T>): Loader<T> {
  return guarded([permission], async (args: LoaderFunctionArgs) => await answer(letIn(args, [permission])))
}

/** A list: it begins as this colleague or their role wants it to, and comes with its saved views. */
function list<T extends object>(
  permission: Permission,
  answer: (asked: OfficeRequest) => T | Promise<T>,
): Loader<T & SavedViews> {
  return guarded([permission], async (args: LoaderFunctionArgs) => {
    const asked = letIn(args, [permission])
    const { engines, colleague, url } = asked
    const { name: screen } = officeScreenAt(url.pathname)!
    const start = url.search === '' && (await findStartSearch(engines, colleague, screen))
    if (start) throw redirect(`${url.pathname}?${start}`)
    const [answered, views] = await Promise.all([answer(asked), findViews(engines, colleague, screen)])
    return { ...answered, screen, views }
  })
}

/** The list of a page as a file, under the address of the page with `?format=csv`: a page can answer with itself only. */
function csv(
  permission: Permission,
  filename: string,
  write: (asked: OfficeRequest) => CsvText | Promise<CsvText>,
): Guarded & MiddlewareFunction<Response> {
  const answer: MiddlewareFunction<Response> = async (args, next) => {
    const { request, url } = args
    if (request.method !== 'GET' || url.searchParams.get('format') !== 'csv') return next()
    return await sendCsv(await write(letIn(args, [permission])), filename)
  }
  return guarded([permission], answer)
}

/** What a form changes. */
function change<T>(permission: Permission, answer: (asked: OfficeForm) => T | Promise<T>): Action<T> {
  return guarded([permission], async (args: ActionFunctionArgs) => {
    const asked = letIn(args, [permission])
    return await answer({ ...asked, form: await readForm(args.request) })
  })
}

/** What a file changes that comes with a form. */
function upload<T>(
  permission: Permission,
  largest: number,
  answer: (asked: OfficeRequest & { upload: Upload }) => T | Promise<T>,
): Action<T> {
  return guarded([permission], async (args: ActionFunctionArgs) => {
    const asked = letIn(args, [permission])
    return await answer({ ...asked, upload: await readUpload(args.request, largest) })
  })
}

/**
 * Forms of one page whose changes are not the same people's work: a field says which change, and each has its permission.
 * What follows in the field after a space is what the change is about.
 */
function choose<Choice extends string, T>(
  field: string,
  choices: Readonly<Record<Choice, readonly Permission[]>>,
  answer: (asked: OfficeForm & { chosen: Choice; about: string }) => T | Promise<T>,
): Action<T> {
  const needs = [...new Set(Object.values<readonly Permission[]>(choices).flat())]
  const isChoice = (text: string): text is Choice => Object.hasOwn(choices, text)
  return guarded(needs, async (args: ActionFunctionArgs) => {
    letIn(args, needs)
    const form = await readForm(args.request)
    const [chosen = '', about = ''] = formText(form, field).split(' ')
    if (!isChoice(chosen)) throw no(400)
    return await answer({ ...letIn(args, choices[chosen]), form, chosen, about })
  })
}

/** Whoever has given a password, though he may lack something yet: for the pages on which he gives it. */
export type EntryRequest = PageContext & { entrant: Entrant; request: Request }

/** A page before the first screen. */
function entry<T>(answer: (asked: EntryRequest) => T | Promise<T>) {
  const enter = async ({ context, request }: LoaderFunctionArgs | ActionFunctionArgs): Promise<T> => {
    const page = context.get(pageContext)
    const { entrant } = page
    if (!entrant) throw redirect(LOGIN_PATH)
    return await answer({ ...page, entrant, request })
  }
  return Object.assign(enter, { isEntry: true } satisfies Entry)
}

/** The only ways into the data of the back office: each states the permission that it needs, and hands in nothing without. */
export const office = { read, list, csv, change, upload, choose, entry }
