import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { Icon } from '#web/art/icons.tsx'
import { classNames } from '#web/ui/class-names.ts'

interface MenuProps {
  /** What one sees on the button. */
  button: ReactNode
  /** Its name, when the button shows only a picture. */
  label?: string
  align?: 'start' | 'end'
  className?: string
  children: ReactNode
}

/** A list of links behind a button. It opens without scripts; scripts also close it by Escape, outside click or choice. */
export function Menu({ button, label, align = 'start', className, children }: MenuProps) {
  const menu = useRef<HTMLDetailsElement>(null)
  useEffect(() => closeWhenLeft(menu), [])

  return (
    <details ref={menu} className={classNames('menu', align === 'end' && 'menu--end', className)}>
      <summary className="menu__button" aria-label={label}>
        {button}
        {!label && <Icon name="chevron-down" size={16} className="menu__chevron" />}
      </summary>
      <div className="menu__panel">{children}</div>
    </details>
  )
}

/** A question that opens its answer; those with the same `group` close each other. */
export function Disclosure({ title, group, children }: { title: ReactNode; group?: string; children: ReactNode }) {
  return (
    <details className="disclosure" name={group}>
      <summary className="disclosure__button">
        {title}
        <Icon name="chevron-down" />
      </summary>
      <div className="disclosure__panel">{children}</div>
    </details>
  )
}

function closeWhenLeft(menu: RefObject<HTMLDetailsElement | null>) {
  const close = () => menu.current?.removeAttribute('open')

  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !menu.current?.open) return
    const hadFocus = menu.current.contains(document.activeElement)
    close()
    if (hadFocus) menu.current.querySelector('summary')?.focus()
  }

  const onClick = (event: MouseEvent) => {
    const target = event.target as Element
    const choseLink = target.closest('.menu__panel a') !== null
    if (choseLink || !menu.current?.contains(target)) close()
  }

  document.addEventListener('keydown', onKey)
  document.addEventListener('click', onClick)
  return () => {
    document.removeEventListener('keydown', onKey)
    document.removeEventListener('click', onClick)
  }
}
