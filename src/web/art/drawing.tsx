import spriteUrl from './drawings.svg?url&no-inline'

/** A line drawing of the merchant's texts, told in words to whoever does not see it. */
export function Drawing({ name, label }: { name: string; label: string }) {
  return (
    <svg className="scene drawing" viewBox="0 0 240 180" role="img" aria-label={label}>
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  )
}
