import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router'
import styles from './tab-links.module.css'

export interface TabLinksProps {
  label: string
  tabs: readonly { to: string; isCurrent: boolean; words: ReactNode }[]
}

/** Tabs that are addresses. */
export function TabLinks({ label, tabs }: TabLinksProps) {
  const room = useRef<HTMLElement>(null)
  const current = tabs.findIndex(tab => tab.isCurrent)
  // on phones some tabs are out of sight: the one that is open should not be, also when a count makes those before it wider
  useLayoutEffect(() => {
    const watch = new ResizeObserver(() => {
      const tab = room.current?.querySelectorAll('li')[current]
      if (room.current && tab) bringIntoSight(tab, room.current)
    })
    for (const tab of room.current?.querySelectorAll('li') ?? []) watch.observe(tab)
    return () => watch.disconnect()
  }, [current])
  return (
    <nav ref={room} aria-label={label} className={styles.room}>
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

/** Sideways only: the page stays where it is. */
function bringIntoSight(tab: Element, room: Element): void {
  const [from, to] = [room.getBoundingClientRect(), tab.getBoundingClientRect()]
  if (to.right > from.right) room.scrollLeft += to.right - from.right
  if (to.left < from.left) room.scrollLeft -= from.left - to.left
}
