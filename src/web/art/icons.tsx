import spriteUrl from './icons.svg?url&no-inline'
import { classNames } from '#web/ui/class-names.ts'
import type { IconName } from './icon-names.ts'

/** One file holds all drawings; a page only names the one it shows. */
export function Icon({ name, size = 20, className }: { name: IconName; size?: number; className?: string }) {
  return (
    <svg className={classNames('icon', className)} width={size} height={size} aria-hidden="true" focusable="false">
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  )
}
