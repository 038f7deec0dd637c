import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

export interface EmptyStateProps {
  heading: string
  text?: string
  /** A picture or an icon; only decoration. */
  picture?: ReactNode
  /** What one can do about it. */
  children?: ReactNode
}

/** What stands where there is nothing yet. */
export function EmptyState({ heading, text, picture, children }: EmptyStateProps) {
  return (
    // another sentence stands in the place of the one before, and is not that one moved
    <div key={heading} className={styles.empty}>
      {picture && <div aria-hidden>{picture}</div>}
      <h2>{heading}</h2>
      {text && <p>{text}</p>}
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  )
}
