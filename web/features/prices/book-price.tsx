import { Suspense } from 'react'
import { words } from '../../i18n/words.ts'
import { loadLater } from '../../ui/load-later.ts'
import { useInBrowser } from '../../ui/use-in-browser.ts'
import styles from './prices.module.css'

export interface BookPriceProps {
  bid: string
  /** Of the book as it is on screen. */
  revision: number
  /**
   * `price`: of the paperback. `paperback`: its pages and volumes, too, in one line. `bindings`: those of both bindings, and how few
   * pages less would save a volume. `all`: and what is below the fewest pages charged.
   */
  show: 'price' | 'paperback' | 'bindings' | 'all'
}

const Opened = loadLater<BookPriceProps>(async () => {
  const [{ OpenedBookPrice }] = await Promise.all([
    import('./opened-book-price.tsx'),
    words.loadNamespaces(['web-prices']),
  ])
  return OpenedBookPrice
})

/** What a book comes to, wherever one works on it: fetched with its words after what it stands beside, in a place that is kept for it. */
export function BookPrice(props: BookPriceProps) {
  const opened = useInBrowser() && (
    <Suspense>
      <Opened {...props} />
    </Suspense>
  )
  if (props.show === 'price') return opened || null
  return (
    <span className={styles.room}>
      <span className={styles[props.show]}>{opened}</span>
    </span>
  )
}
