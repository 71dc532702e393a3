import { Notice } from '#web/ui/notice.tsx'
import type { Action } from './use-action.ts'

/** How it went, read aloud as well. */
export function ActionNotice({ action: { done, refusal } }: { action: Partial<Pick<Action, 'done' | 'refusal'>> }) {
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
