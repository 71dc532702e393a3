import { Outlet } from 'react-router'
import type { FrameMessageKey } from '#shop/messages/page-messages.ts'
import type { Messages } from '#shop/messages/messages.ts'
import { enclosedLayouts } from '#web/layouts/enclosed-layouts.ts'
import { SkipLinks } from '#web/layouts/skip-links.tsx'
import { MessagesProvider, useScreen, useShop } from '#web/shop-context.tsx'
import { ConsentCheck } from './consent-check.tsx'
import { CountryHint } from './country-hint.tsx'
import { ErrorFrame } from './error/error-frame.tsx'

/** One storefront in its own language; every country's route module hands in its words. */
export function Storefront({ messages }: { messages: Messages<FrameMessageKey> }) {
  const isEnclosed = useScreen() === 'checkout'
  const { mode } = useShop()

  return (
    <MessagesProvider messages={messages}>
      {/* Around the form of a sale there is neither menu nor search. */}
      <SkipLinks isEnclosed={isEnclosed && mode.name === 'default'} />
      <CountryHint />
      <ConsentCheck />
      <Outlet />
    </MessagesProvider>
  )
}

/** The data of the storefront itself did not come; in the browser it is still known from the page before. */
export function StorefrontError({ messages }: { messages: Messages<FrameMessageKey> }) {
  return (
    <MessagesProvider messages={messages}>
      <SkipLinks isEnclosed={useShop().mode.name === 'default'} />
      <ErrorFrame layouts={enclosedLayouts} />
    </MessagesProvider>
  )
}
