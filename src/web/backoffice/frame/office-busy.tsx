import { useNavigation } from 'react-router'
import { useOfficeTranslate } from '#web/shop-context.tsx'

/** Work that takes a while shows that it goes on: a file is read, a batch is released, a list is counted. */
export function OfficeBusy() {
  const t = useOfficeTranslate()
  const isBusy = useNavigation().state !== 'idle'

  return (
    <div className="office-busy" role="status">
      {isBusy && <progress aria-label={t('office.frame.busy')} />}
    </div>
  )
}
