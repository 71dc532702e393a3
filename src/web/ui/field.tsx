import { type ComponentProps, type ReactNode, useId } from 'react'
import { Icon } from '#web/art/icons.tsx'
import { classNames } from '#web/ui/class-names.ts'

interface FieldText {
  label: ReactNode
  hint?: ReactNode
  error?: string
  /** The word that marks a field one may leave empty. */
  optional?: string
}

type FieldProps = FieldText & { id: string; children: ReactNode; className?: string }

/** The frame of a control: label above, hint and error below. The control points at both with describedBy(). */
export function Field({ id, label, hint, error, optional, className, children }: FieldProps) {
  return (
    <div className={classNames('field', className)}>
      <label className="field__label" htmlFor={id}>
        {label}
        {optional && <span className="field__optional"> ({optional})</span>}
      </label>
      {children}
      <FieldMessages id={id} hint={hint} error={error} />
    </div>
  )
}

type TextInputProps = ComponentProps<'input'> &
  FieldText & { /** A small button within the field. */ button?: ReactNode }

export function TextInput({ label, hint, error, optional, className, button, ...rest }: TextInputProps) {
  const id = useControlId(rest.id)
  const input = <input type="text" {...rest} {...wiring(id, { hint, error })} className="input" />

  return (
    <Field {...{ id, label, hint, error, optional, className }}>
      {button ? (
        <div className="input-with-button">
          {input}
          {button}
        </div>
      ) : (
        input
      )}
    </Field>
  )
}

type TextAreaProps = ComponentProps<'textarea'> & FieldText

export function TextArea({ label, hint, error, optional, className, ...rest }: TextAreaProps) {
  const id = useControlId(rest.id)

  return (
    <Field {...{ id, label, hint, error, optional, className }}>
      <textarea {...rest} {...wiring(id, { hint, error })} className="input" />
    </Field>
  )
}

type SelectProps = ComponentProps<'select'> & FieldText & { options: { value: string; label: string }[] }

export function Select({ label, hint, error, optional, className, options, ...rest }: SelectProps) {
  const id = useControlId(rest.id)

  return (
    <Field {...{ id, label, hint, error, optional, className }}>
      <div className="select">
        <select {...rest} {...wiring(id, { hint, error })} className="input">
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </div>
    </Field>
  )
}

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & Omit<FieldText, 'optional'>

export function Checkbox({ label, hint, error, className, ...rest }: CheckboxProps) {
  const id = useControlId(rest.id)

  return (
    <div className={classNames('field', className)}>
      <label className="choice">
        <input {...rest} {...wiring(id, { hint, error })} type="checkbox" className="choice__box" />
        <span className="choice__text">{label}</span>
      </label>
      <FieldMessages id={id} hint={hint} error={error} />
    </div>
  )
}

interface RadioGroupProps extends Omit<FieldText, 'optional'> {
  name: string
  options: { value: string; label: ReactNode; hint?: ReactNode }[]
  look?: 'list' | 'cards' | 'row'
  value?: string
  defaultValue?: string
  required?: boolean
  onChange?: (value: string) => void
  className?: string
}

export function RadioGroup({ label, hint, error, name, options, look = 'list', className, ...rest }: RadioGroupProps) {
  const id = useId()
  const { value, defaultValue, required, onChange } = rest

  return (
    <fieldset
      className={classNames('field', className)}
      aria-describedby={wiring(id, { hint, error })['aria-describedby']}
    >
      <legend className="field__label">{label}</legend>
      <FieldMessages id={id} hint={hint} error={error} />
      <div className={classNames('choices', look !== 'list' && `choices--${look}`)}>
        {options.map((option) => (
          <label className="choice" key={option.value}>
            <input
              type="radio"
              className="choice__box"
              name={name}
              value={option.value}
              required={required}
              checked={value === undefined ? undefined : value === option.value}
              defaultChecked={defaultValue === undefined ? undefined : defaultValue === option.value}
              onChange={onChange && (() => onChange(option.value))}
            />
            <span className="choice__text">
              {option.label}
              {option.hint && <span className="choice__hint">{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

export function FieldMessages({ id, hint, error }: Pick<FieldText, 'hint' | 'error'> & { id: string }) {
  return (
    <>
      {hint && (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field__error" id={`${id}-error`}>
          <Icon name="warning" size={18} />
          {error}
        </p>
      )}
    </>
  )
}

function useControlId(given: string | undefined): string {
  const made = useId()
  return given ?? made
}

function wiring(id: string, { hint, error }: Pick<FieldText, 'hint' | 'error'>) {
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return { id, 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined }
}
