import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './tab-links.module.css'

export interface TabLinksProps {
  label: string
  tabs: readonly { to: string; isCurrent: boolean; words: ReactNode }[]
}

/** Tabs that are addresses. */
export function TabLinks({ label, tabs }: TabLinksProps) {
  return (
    <nav aria-label={label} className={styles.room}>
      <ul className={styles.tabs}>
        {tabs.map(({ to, isCurrent, words }) => (
          <li key={to}>
            <Link
              to={to}
              className={styles.tab}
              aria-current={isCurrent ? 'page' : undefined}
              preventScrollReset
            >
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
