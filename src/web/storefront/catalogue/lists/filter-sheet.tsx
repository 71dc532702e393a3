import type { ReactNode } from 'react'
import { Icon } from '#web/art/icons.tsx'
import { useTranslate } from '#web/shop-context.tsx'

const ID = 'filter'

type Titled = { title: string }

/**
 * What narrows a list down. Wide screens show it as it stands; on phones it is a sheet behind its button, which opens,
 * closes and gives the focus back without scripts: the browser's own popover.
 */
export function FilterSheet({ title, children }: Titled & { children: ReactNode }) {
  const t = useTranslate()

  return (
    <div id={ID} popover="auto" role="group" aria-label={title} className="dialog sheet" ref={closeOnChoice}>
      <div className="dialog__inner stack">
        <div className="dialog__head">
          <h3>{title}</h3>
          <button
            type="button"
            className="icon-button"
            popoverTarget={ID}
            popoverTargetAction="hide"
            aria-label={t('site.close')}
          >
            <Icon name="close" />
          </button>
        </div>
        {children}
      </div>
    </div>
  )
}

/** A link is followed within the page, which would leave the sheet open. */
function closeOnChoice(sheet: HTMLElement | null) {
  sheet?.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a')) sheet.hidePopover?.()
  })
}

export function FilterButton({ title, chosen }: Titled & { chosen: string | undefined }) {
  return (
    <button type="button" className="chip" popoverTarget={ID}>
      {title}
      {chosen !== undefined && <span className="chip__note">{chosen}</span>}
      <Icon name="chevron-down" size={16} />
    </button>
  )
}
