import { classNames } from '#web/ui/class-names.ts'

interface SkeletonProps {
  /** What is being fetched, for those who cannot see the grey bars. */
  label: string
  lines?: number
  shape?: 'text' | 'block'
}

export function Skeleton({ label, lines = 3, shape = 'text' }: SkeletonProps) {
  const bones = shape === 'block' ? 1 : lines

  return (
    <div className={classNames('skeleton', shape === 'block' && 'skeleton--block')} role="status" aria-label={label}>
      {Array.from({ length: bones }, (_, line) => (
        <div className="skeleton__bone" key={line} />
      ))}
    </div>
  )
}
