import type { ComponentType } from 'react'
import { MessagesProvider } from '#web/shop-context.tsx'

/** By the language that the page says it has. */
const catalogues = {
  'de-AT': () => import('virtual:cart-words/de-AT'),
  'de-DE': () => import('virtual:cart-words/de'),
  'es-ES': () => import('virtual:cart-words/es'),
  'fr-FR': () => import('virtual:cart-words/fr'),
  'it-IT': () => import('virtual:cart-words/it'),
}

let drawer: ComponentType | undefined

/** The drawer and its words in the language of the page, fetched once. */
export async function loadDrawer(): Promise<ComponentType> {
  if (drawer) return drawer
  const language = document.documentElement.lang as keyof typeof catalogues
  const [{ CartDrawer }, { default: words }] = await Promise.all([import('./cart-drawer.tsx'), catalogues[language]()])

  drawer ??= () => (
    <MessagesProvider words={words}>
      <CartDrawer />
    </MessagesProvider>
  )
  return drawer
}
