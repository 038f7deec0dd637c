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
  const left = countdownParts(until, now)
  const runs = left !== undefined
  useEffect(() => {
    if (!runs) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [runs])
  if (!left) return null
  const twoDigits = (value: number) => String(value).padStart(2, '0')
  const clock = `${twoDigits(left.hours)}:${twoDigits(left.minutes)}:${twoDigits(left.seconds)}`
  return (
    // drawn a moment ago, it told an earlier second
    <p className={styles.countdown} role="timer" suppressHydrationWarning>
      {label} {left.days > 0 ? t('daysAndClock', { days: left.days, clock }) : clock}
    </p>
  )
}
