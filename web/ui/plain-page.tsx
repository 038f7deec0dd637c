import type { ReactNode } from 'react'
import styles from './plain-page.module.css'

export interface PlainPageProps {
  heading: string
  text?: string
  /** What one can do next. */
  children?: ReactNode
}

/** A page that says one thing. */
export function PlainPage({ heading, text, children }: PlainPageProps) {
  return (
    <section className={styles.page}>
      <h1>{heading}</h1>
      {text && <p>{text}</p>}
      {children && <div className={styles.actions}>{children}</div>}
    </section>
  )
}
