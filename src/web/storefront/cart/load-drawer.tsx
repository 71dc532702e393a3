import type { ComponentType } from 'react'
import { MessagesProvider } from '#web/shop-context.tsx'

/** By the language that the page says it has. */
const catalogues = {
  'de-AT': () => import('virtual:cart-messages/de-AT'),
  'de-DE': () => import('virtual:cart-messages/de'),
  'es-ES': () => import('virtual:cart-messages/es'),
  'fr-FR': () => import('virtual:cart-messages/fr'),
  'it-IT': () => import('virtual:cart-messages/it'),
}

let drawer: ComponentType | undefined

/** The drawer and its words in the language of the page, fetched once. */
export async function loadDrawer(): Promise<ComponentType> {
  if (drawer) return drawer
  const language = document.documentElement.lang as keyof typeof catalogues
  const [{ CartDrawer }, { default: messages }] = await Promise.all([
    import('./cart-drawer.tsx'),
    catalogues[language](),
  ])

  drawer ??= () => (
    <MessagesProvider messages={messages}>
      <CartDrawer />
    </MessagesProvider>
  )
  return drawer
}
