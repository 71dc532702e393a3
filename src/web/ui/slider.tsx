import { Children, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { Icon } from '#web/art/icons.tsx'
import { useScripted } from '#web/ui/use-scripted.ts'

interface SliderProps {
  label: string
  previousLabel: string
  nextLabel: string
  children: ReactNode
}

/** A row that scrolls sideways by finger, wheel or arrow keys; the buttons are a convenience of the script. */
export function Slider({ label, previousLabel, nextLabel, children }: SliderProps) {
  const list = useRef<HTMLUListElement>(null)
  const scripted = useScripted()
  const { atStart, atEnd, look } = useEnds(list)

  const move = (direction: -1 | 1) => () => {
    const width = list.current?.clientWidth ?? 0
    list.current?.scrollBy({ left: direction * width * 0.8 })
  }

  return (
    <section className="slider" aria-label={label}>
      {/* Focusable, so that the arrow keys scroll it even when nothing inside takes the focus. */}
      <ul className="slider__list" ref={list} tabIndex={0} aria-label={label} onScroll={look}>
        {Children.map(children, (child) => (
          <li>{child}</li>
        ))}
      </ul>
      <div className="slider__buttons">
        {scripted && !(atStart && atEnd) && (
          <>
            <button
              type="button"
              className="icon-button"
              aria-label={previousLabel}
              disabled={atStart}
              onClick={move(-1)}
            >
              <Icon name="chevron-left" />
            </button>
            <button type="button" className="icon-button" aria-label={nextLabel} disabled={atEnd} onClick={move(1)}>
              <Icon name="chevron-right" />
            </button>
          </>
        )}
      </div>
    </section>
  )
}

function useEnds(list: RefObject<HTMLUListElement | null>) {
  const [ends, setEnds] = useState({ atStart: true, atEnd: false })

  const look = () => {
    const row = list.current
    if (!row) return

    // Some slack: the row has a small padding, and scroll positions are fractions on dense screens.
    const atStart = row.scrollLeft < 8
    const atEnd = row.scrollLeft + row.clientWidth > row.scrollWidth - 8
    setEnds((before) => (before.atStart === atStart && before.atEnd === atEnd ? before : { atStart, atEnd }))
  }

  useEffect(look, [])

  return { ...ends, look }
}
