import { Form } from 'react-router'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { OnScreen } from './inspect.tsx'

const leadHere = { autoFocus: true }

/** Not claimed by this colleague: he can take it, or sees who has it. */
export function Shelf({ shown }: { shown: OnScreen }) {
  const t = useOfficeTranslate()
  const { status, inspector, isHeld, isOwnFinding, mayTake, mayTakeOver } = shown
  if (status !== 'RECEIVED' && status !== 'IN_INSPECTION') return <Notice title={t('office.inspection.item.notHere')} />
  if (isOwnFinding) return <Notice look="warning" title={t('office.inspection.item.ownFinding')} />
  if (isHeld) {
    return (
      <>
        <Notice title={t('office.inspection.item.takenBy', { name: inspector ?? '' })} />
        {mayTakeOver && <TakeOver />}
      </>
    )
  }

  return (
    <>
      {inspector !== null && <Notice title={t('office.inspection.item.leftBy', { name: inspector })} />}
      {mayTake && (
        <Form method="post">
          <Button type="submit" name="intent" value="take" size="large" {...leadHere}>
            {t('office.inspection.item.take')}
          </Button>
        </Form>
      )}
    </>
  )
}

/** From somebody who is at work on it: everybody can read later who did so and why. */
function TakeOver() {
  const t = useOfficeTranslate()

  return (
    <details className="office-action">
      <summary>{t('office.inspection.item.takeOver')}</summary>
      <Form method="post" className="stack stack--tight">
        <TextInput
          label={t('office.inspection.item.takeOverReason')}
          hint={t('office.inspection.item.takeOverText')}
          name="reason"
          maxLength={300}
          required
        />
        <div>
          <Button type="submit" name="intent" value="takeOver" look="quiet">
            {t('office.inspection.item.takeOverSend')}
          </Button>
        </div>
      </Form>
    </details>
  )
}
