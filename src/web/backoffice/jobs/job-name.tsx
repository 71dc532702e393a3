import { useOfficeTranslate } from '#web/shop-context.tsx'

const known = [
  'deliver-letter',
  'send-trade-papers',
  'run-timers',
  'propose-payouts',
  'propose-depreciation',
  'announce-due-prices',
  'forget-old-data',
  'forget-step',
  'finish-leaving',
  'send-activation',
  'send-password-link',
  'send-email-link',
  'send-newsletters',
  'watch-prices',
] as const

/** The word for a queue; one that has none is called as the machine calls it. */
export function JobName({ queue }: { queue: string }) {
  const t = useOfficeTranslate()
  const name = known.find((each) => each === queue)

  return (
    <>
      {name ? t(`office.jobs.name.${name}`) : queue}
      {name && <div className="office-soft">{queue}</div>}
    </>
  )
}
