import type { ReactNode } from 'react'
import { applicationId } from '#shop/application-id.ts'
import type { Locale } from '#shop/messages/locale.ts'
import { answerConsent, consent } from '#web/browser/consent.ts'
import { startTracking, stopTracking } from '#web/browser/tracking/start-tracking.ts'

type Check = {
  locale: Locale
  clientIdUrl: string
  /** The visitor wants to be asked, whatever the answer was. */
  again: boolean
  show(banner: ReactNode): void
}

/** Counts whoever agreed, and asks whoever has not answered. */
export async function checkConsent({ locale, clientIdUrl, again, show }: Check): Promise<void> {
  const counter = { applicationId: applicationId(locale), clientIdUrl }
  if (consent()) startTracking(counter)
  if (consent() !== undefined && !again) return

  const { ConsentBanner, isBot, wordsIn } = await import('./consent-banner.tsx')
  if (isBot()) return

  const answer = (tracking: boolean) => {
    show(undefined)
    decide(tracking, counter)
  }
  const messages = await wordsIn(locale)
  show(
    <ConsentBanner
      key={Date.now()}
      messages={messages}
      partnerUrl={clientIdUrl}
      takesFocus={again}
      onAnswer={answer}
    />,
  )
}

/** Keeps the visitor's answer and acts upon it at once. */
export function decide(tracking: boolean, counter: Parameters<typeof startTracking>[0]): void {
  answerConsent(tracking)
  if (tracking) startTracking(counter)
  else stopTracking()
}
