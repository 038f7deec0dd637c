import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { countdownParts } from './countdown-parts.ts'
import styles from './shelf.module.css'

export interface CountdownProps {
  /** ms since 1970 */
  until: number
  /** What ends then. */
  label: string
}

/** How long something still is; nothing once it is over. */
export function Countdown({ until, label }: CountdownProps) {
  const { t } = useTranslation('web-shelf')
  const [now, setNow] = useState(Date.now)
  const remaining = countdownParts(until, now)
  const runs = remaining !== undefined
  useEffect(() => {
    if (!runs) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [runs])
  if (!remaining) return null
  const twoDigits = (value: number) => String(value).padStart(2, '0')
  const clock = `${twoDigits(remaining.hours)}:${twoDigits(remaining.minutes)}:${twoDigits(remaining.seconds)}`
  return (
    // drawn a moment ago, it told an earlier second
    <p className={styles.countdown} role="timer" suppressHydrationWarning>
      {label} {remaining.days > 0 ? t('daysAndClock', { days: remaining.days, clock }) : clock}
    </p>
  )
}
