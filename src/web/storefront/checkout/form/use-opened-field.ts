import { useState } from 'react'

/** A field that few need stands behind a button, until it is pressed or the field is filled. It takes over the focus of the button. */
export function useOpenedField(isFilled: boolean) {
  const [isOpen, setOpen] = useState(false)
  const [hadFocus, setHadFocus] = useState(false)

  return {
    isOpen: isOpen || isFilled,
    field: { autoFocus: hadFocus },
    button: {
      onFocus: () => setHadFocus(true),
      onBlur: () => setHadFocus(false),
      onClick: () => {
        setHadFocus(true)
        setOpen(true)
      },
    },
  }
}
