import { usePath } from '#web/shop-context.tsx'
import { deviceNotListed } from '#web/storefront/contact/device-subject.ts'
import { LinkButton } from '#web/ui/button.tsx'
import type { ToldGate } from './tell-gate.ts'

/** Why it does not go on here, what to do instead, and the way back. */
export function ClosedGate({ gate, back }: { gate: ToldGate; back: string }) {
  const contact = usePath()('contact')
  const { title, text, advice, afterwards, ask } = gate

  return (
    <section className="stack" aria-labelledby="question">
      <h2 id="question" tabIndex={-1}>
        {title}
      </h2>
      <p>{text}</p>
      {advice.length > 0 && (
        <ul className="bullets">
          {advice.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {afterwards !== undefined && <p>{afterwards}</p>}
      <p className="cluster">
        {ask && <LinkButton href={ask.isAboutDevice ? contact + deviceNotListed : contact}>{ask.label}</LinkButton>}
        <LinkButton href={back} look="quiet">
          {gate.back}
        </LinkButton>
      </p>
    </section>
  )
}
