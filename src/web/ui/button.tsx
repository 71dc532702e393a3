import type { ComponentProps, MouseEvent } from 'react'
import { classNames } from '#web/ui/class-names.ts'

interface ButtonLook {
  look?: 'primary' | 'quiet' | 'danger' | 'ghost'
  size?: 'small' | 'medium' | 'large'
  /** As wide as its container. */
  wide?: boolean
}

type ButtonProps = ComponentProps<'button'> & ButtonLook & { busy?: boolean }

export function Button({ look, size, wide, busy, className, type = 'button', onClick, ...rest }: ButtonProps) {
  return (
    <button
      aria-busy={busy || undefined}
      {...rest}
      type={type}
      onClick={busy ? refuse : onClick}
      className={buttonClass({ look, size, wide }, className)}
    />
  )
}

type LinkButtonProps = ComponentProps<'a'> & ButtonLook & { href: string }

export function LinkButton({ look, size, wide, className, children, ...rest }: LinkButtonProps) {
  return (
    <a {...rest} className={buttonClass({ look, size, wide }, className)}>
      {children}
    </a>
  )
}

function buttonClass({ look = 'primary', size = 'medium', wide }: ButtonLook, more?: string): string {
  return classNames(
    'button',
    look !== 'primary' && `button--${look}`,
    size !== 'medium' && `button--${size}`,
    wide && 'button--wide',
    more,
  )
}

// A busy button keeps the focus, which a disabled one would lose; so the second click has to be refused by hand.
function refuse(event: MouseEvent) {
  event.preventDefault()
}
