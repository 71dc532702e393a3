import { useState, type ComponentProps } from 'react'
import { Icon } from '#web/art/icons.tsx'
import { TextInput } from './field.tsx'

type Props = Omit<ComponentProps<typeof TextInput>, 'type' | 'button'> & {
  /** What the button does that makes the letters visible. */
  showLabel: string
}

/** A password that can be looked at before it is sent: nobody has to type it twice. */
export function PasswordInput({ showLabel, ...rest }: Props) {
  const [isShown, setShown] = useState(false)

  return (
    <TextInput
      {...rest}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      button={
        <button
          type="button"
          className="icon-button"
          aria-label={showLabel}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          <Icon name={isShown ? 'eye-off' : 'eye'} />
        </button>
      }
    />
  )
}
