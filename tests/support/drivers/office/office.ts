import { addStaff } from '#domain/staff/add-staff.ts'
import type { Role } from '#domain/staff/permissions.ts'
import { useVisitors, type OwnSettings } from '#tests/support/drivers/customers/visitors.ts'
import { fromSomewhere } from '#tests/support/drivers/customers/sellers.ts'
import { useShopEngines } from '#tests/support/services/shops/shop-engines.ts'
import { person } from '#tests/support/services/shops/shop-under-test.ts'
import type { Answer, VisitOptions } from '#tests/support/drivers/customers/visit.ts'

const HOST = 'office.localhost'

/** A file as a form sends it. */
export type Upload = { name: string; type: string; bytes: Uint8Array }

type FormValue = string | Upload | readonly (string | Upload)[]

export type Form = Readonly<Record<string, FormValue>>

/** A colleague with an open browser. */
export type OfficeColleague = {
  id: string
  username: string
  password: string
  see(path: string): Promise<Answer>
  /** Asks by another method than a browser usually does. */
  ask(method: string, path: string): Promise<Answer>
  /** Sends a form as a browser would; with a file in it, in parts. */
  send(path: string, form?: Form): Promise<Answer>
  /** Sends a form and reads where it leads. */
  follow(path: string, form?: Form): Promise<Answer>
}

const partsOf = (form: Form): [string, string | Upload][] =>
  Object.entries(form).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((each) => [name, each] as [string, string | Upload]),
  )

/** The body of a form, and what it says about itself. */
async function bodyOf(form: Form): Promise<{ body: Uint8Array; type: string }> {
  const parts = partsOf(form)
  const texts = parts.filter((part): part is [string, string] => typeof part[1] === 'string')
  if (texts.length === parts.length) {
    const body = new TextEncoder().encode(String(new URLSearchParams(texts)))
    return { body, type: 'application/x-www-form-urlencoded' }
  }
  const data = new FormData()
  for (const [name, value] of parts) {
    if (typeof value === 'string') data.append(name, value)
    else data.append(name, new File([value.bytes.slice()], value.name, { type: value.type }))
  }
  const sealed = new Response(data)
  return { body: new Uint8Array(await sealed.arrayBuffer()), type: sealed.headers.get('content-type')! }
}

type Visit = (path: string, options?: VisitOptions) => Promise<Answer>

/** Sits down at a browser and logs in. `visit` asks the host of the office. */
export async function takeSeat(visit: Visit, login: { username: string; password: string }) {
  const post = async (path: string, form: Form, headers: Record<string, string> = {}) => {
    const { body, type } = await bodyOf(form)
    return visit(path, {
      method: 'POST',
      body,
      headers: { 'user-agent': person, origin: `http://${HOST}`, 'content-type': type, ...headers },
    })
  }
  const entered = await post('/login', { ...login, next: '/' })
  const cookie = entered.headers['set-cookie']?.[0]?.split(';')[0]
  if (cookie === undefined) throw new Error(`${login.username} was not let in: ${entered.status}`)
  const send = (path: string, form: Form = {}) => post(path, form, { cookie })
  const ask = (method: string, path: string) => visit(path, { method, headers: { 'user-agent': person, cookie } })
  const see = (path: string) => ask('GET', path)
  const follow = async (path: string, form: Form = {}) => {
    const { status, headers, text } = await send(path, form)
    if (headers.location === undefined) throw new Error(`${path} leads nowhere: ${status} ${text.slice(0, 300)}`)
    return see(headers.location)
  }
  return { ...login, see, ask, send, follow }
}

/**
 * A shop with its back office: colleagues of any role log in and send forms. `engines()` works on the same
 * database and files, so that a test can sell and move devices without going through every door.
 */
export function useOffice(own?: OwnSettings) {
  const visitors = useVisitors(own)
  const visit: Visit = (path, options = {}) =>
    visitors.shop().visit(HOST, path, { ...options, headers: { ...fromSomewhere(), ...options.headers } })
  const engines = useShopEngines(visitors.shop)
  /** Somebody new, logged in. */
  async function colleague(...roles: Role[]): Promise<OfficeColleague> {
    const login = {
      username: `${roles[0] ?? 'nobody'}-${crypto.randomUUID().slice(0, 8)}`,
      password: crypto.randomUUID(),
    }
    const id = await addStaff(engines(), login, roles)
    return { id, ...(await takeSeat(visit, login)) }
  }

  return { ...visitors, engines, colleague }
}
