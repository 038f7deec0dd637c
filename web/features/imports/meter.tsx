import styles from './meter.module.css'

export interface MeterProps {
  label: string
  /** 0 to 1; undefined while nobody knows. */
  part: number | undefined
}

/** How far something is. */
export function Meter({ label, part }: MeterProps) {
  const percent = part === undefined ? undefined : Math.round(Math.min(1, Math.max(0, part)) * 100)
  return (
    <div
      className={styles.meter}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <div style={{ width: `${percent ?? 30}%` }} data-unknown={percent === undefined || undefined} />
    </div>
  )
}
