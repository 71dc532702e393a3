import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'

interface StepperProps {
  steps: { title: string; text?: ReactNode; art?: ReactNode }[]
  /** Which step one is at, counted from 1; without it the steps only explain. */
  current?: number
}

export function Stepper({ steps, current }: StepperProps) {
  return (
    <ol className="stepper">
      {steps.map(({ title, text, art }, position) => (
        <li
          key={title}
          className={classNames(
            'stepper__step',
            current !== undefined && position + 1 < current && 'stepper__step--done',
          )}
          aria-current={current === position + 1 ? 'step' : undefined}
        >
          {art && <div className="stepper__art">{art}</div>}
          <h3 className="stepper__title">{title}</h3>
          {text && <p className="stepper__text">{text}</p>}
        </li>
      ))}
    </ol>
  )
}
