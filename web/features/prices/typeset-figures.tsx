import { Suspense } from 'react'
import { words } from '../../i18n/words.ts'
import { loadLater } from '../../ui/load-later.ts'
import type { TypesetPrices } from './book-price-query.ts'
import styles from './prices.module.css'

export interface TypesetFiguresProps {
  /** Undefined before they are known. */
  prices: TypesetPrices | undefined
  /** The book has this layout. */
  isPresent: boolean
}

const Opened = loadLater<TypesetFiguresProps>(async () => {
  const [{ OpenedTypesetFigures }] = await Promise.all([
    import('./opened-typeset-figures.tsx'),
    words.loadNamespaces(['web-prices']),
  ])
  return OpenedTypesetFigures
})

/** What a book comes to in a layout, and how much that is more or less than now; its place is kept. */
export function TypesetFigures(props: TypesetFiguresProps) {
  return (
    <span className={styles.room}>
      <span className={styles.typeset}>
        <Suspense>
          <Opened {...props} />
        </Suspense>
      </span>
    </span>
  )
}
