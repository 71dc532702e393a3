import { data, Outlet, useLoaderData, type LoaderFunctionArgs, type MiddlewareFunction } from 'react-router'
import { useEffect } from 'react'
import { findVersionsToCome } from '#domain/catalogue/versions/find-versions.ts'
import { officeLanguageOf, officeLanguages, type OfficeLanguage } from '#shop/messages/office-language.ts'
import { pageContext } from '#web/context.ts'
import { MessagesProvider } from '#web/shop-context.tsx'
import { loadShop } from '#web/shop-data.ts'
import { officeMessages, useOfficeLanguage } from './frame/office-language.ts'
import { OfficeFrame } from './frame/office-frame.tsx'
import { OfficeProblem } from './frame/office-problem.tsx'

/** Before anything is looked up: who asks for somebody else's work, or for nothing, gets a page that says so. */
export const middleware: MiddlewareFunction<Response>[] = [
  ({ context }, next) => {
    const { refusal } = context.get(pageContext)
    if (refusal !== undefined) throw data(null, { status: refusal })
    return next()
  },
]

/** Stations read codes and benches take photos: the office may ask for a camera, and for its own pages only. */
export const headers = () => ({
  'Permissions-Policy': 'camera=(self), microphone=(), geolocation=(), payment=()',
})

export async function loader(args: LoaderFunctionArgs) {
  const { entrant, colleague, engines } = args.context.get(pageContext)
  const hasPrinter = engines.labelPrinter !== undefined
  // New after every change: what is sent twice under the same one was meant once.
  const formKey: string = crypto.randomUUID()
  const me = colleague && { username: colleague.username, roles: colleague.roles, hasPrinter, formKey }
  const toCome = colleague ? await findVersionsToCome(engines, colleague) : []
  const { shop, ...rest } = await loadShop(args)
  const language = officeLanguageOf(entrant, args.url)
  return { ...rest, shop: { ...shop, country: { ...shop.country, ...spokenIn(language) } }, language, me, toCome }
}

/** The office borrows the shop of a country, but not its language. */
function spokenIn(language: OfficeLanguage) {
  const icuLocale = officeLanguages[language]
  return { icuLocale, locale: icuLocale.replace('-', '_') }
}

export default function Office() {
  const spoken = useOfficeLanguage()
  const { language } = useLoaderData<typeof loader>()
  // Chosen in another tab meanwhile: this one has no words for it.
  useEffect(() => {
    if (language !== spoken) location.reload()
  }, [language, spoken])

  return (
    <MessagesProvider messages={officeMessages(spoken)}>
      <OfficeFrame>
        <Outlet />
      </OfficeFrame>
    </MessagesProvider>
  )
}

export function ErrorBoundary() {
  return (
    <MessagesProvider messages={officeMessages(useOfficeLanguage())}>
      <OfficeFrame>
        <OfficeProblem />
      </OfficeFrame>
    </MessagesProvider>
  )
}
