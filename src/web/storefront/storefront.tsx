import { Outlet } from 'react-router'
import type { FrameWordKey } from '#shop/page-words.ts'
import type { Words } from '#shop/words.ts'
import { SkipLinks } from '#web/layouts/skip-links.tsx'
import { MessagesProvider } from '#web/shop-context.tsx'
import { ConsentCheck } from './consent-check.tsx'
import { CountryHint } from './country-hint.tsx'
import { ErrorFrame } from './error/error-frame.tsx'

/** One storefront in its own language; every country's route module hands in its words. */
export function Storefront({ words }: { words: Words<FrameWordKey> }) {
  return (
    <MessagesProvider words={words}>
      <SkipLinks />
      <CountryHint />
      <ConsentCheck />
      <Outlet />
    </MessagesProvider>
  )
}

/** The data of the storefront itself did not come; in the browser it is still known from the page before. */
export function StorefrontError({ words }: { words: Words<FrameWordKey> }) {
  return (
    <MessagesProvider words={words}>
      <SkipLinks />
      <ErrorFrame />
    </MessagesProvider>
  )
}
