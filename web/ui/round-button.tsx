import type { ComponentProps } from 'react'
import styles from './round-button.module.css'

/** The same look for a link. */
export const roundClass = styles.round ?? ''

export interface RoundButtonProps extends ComponentProps<'button'> {
  /** Its only words: read out, and shown by the pointer. */
  label: string
}

/** A button that is only a sign. Its size is `--round`; `--round-width` makes it narrower. */
export function RoundButton({ label, className = '', ...button }: RoundButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...button}
      className={`${roundClass} ${className}`}
    />
  )
}
