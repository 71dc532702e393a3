import { Notice } from '#web/ui/notice.tsx'
import type { Deed } from './use-deed.ts'

/** How it went, read aloud as well. */
export function DeedNotice({ deed: { done, refusal } }: { deed: Partial<Pick<Deed, 'done' | 'refusal'>> }) {
  if (refusal !== undefined)
    return (
      <Notice look="danger" live="alert">
        <p>{refusal}</p>
      </Notice>
    )
  return done === undefined ? null : (
    <Notice look="success" live="status">
      <p className="long-words">{done}</p>
    </Notice>
  )
}
