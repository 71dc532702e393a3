import spriteUrl from './icons.svg?url&no-inline'
import { classNames } from '#web/ui/class-names.ts'

/** One file holds all drawings; a page only names the one it shows. */
export const iconNames = [
  'search',
  'cart',
  'user',
  'menu',
  'close',
  'chevron-down',
  'chevron-right',
  'chevron-left',
  'arrow-right',
  'check',
  'info',
  'warning',
  'shield',
  'truck',
  'leaf',
  'coin',
  'clock',
  'lock',
  'box',
  'label',
  'mail',
  'phone',
  'globe',
  'star',
  'plus',
  'minus',
  'trash',
  'edit',
  'eye',
  'eye-off',
  'download',
  'upload',
  'camera',
  'play',
  'sim',
  'building',
] as const

export type IconName = (typeof iconNames)[number]

export function Icon({ name, size = 20, className }: { name: IconName; size?: number; className?: string }) {
  return (
    <svg className={classNames('icon', className)} width={size} height={size} aria-hidden="true" focusable="false">
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  )
}
