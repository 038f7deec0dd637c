import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paperOf } from '#domain/catalogue/typesets'
import { BookObject } from '../books/book-object.tsx'
import { coverAt } from '../books/cover-at.ts'
import { useTypesetNames } from '../books/typeset-names.ts'
import { sumText } from '../prices/sum-text.ts'
import { buyAgain } from './buy-again.ts'
import type { Order } from './order-queries.ts'
import styles from './orders.module.css'

export interface OrderBooksProps {
  lines: Order['lines']
  /** Where the covers of books are drawn, by the id of the book. */
  covers?: Readonly<Record<string, string>>
}

/** The books of an order, each with what one can do with it. */
export function OrderBooks({ lines, covers = {} }: OrderBooksProps) {
  const { t } = useTranslation('web-orders')
  const typesets = useTypesetNames()
  return (
    <ul className={styles.books}>
      {lines.map(line => {
        const { bid, title, typeset, binding, quantity, pages, volumes, subtotal, isOnShelf } = line
        const coverUrl = covers[bid]
        return (
          <li key={`${bid} ${binding}`}>
            {coverUrl !== undefined && (
              <div className={styles.cover}>
                <BookObject
                  cover={{ src: coverAt(coverUrl, 160), srcSet: `${coverAt(coverUrl, 320)} 2x` }}
                  alt=""
                  pages={pages}
                  volumes={volumes}
                  paper={paperOf(typeset)}
                  binding={binding === 'pdf' ? 'paperback' : binding}
                  height="5.5rem"
                />
              </div>
            )}
            <span className={styles.title}>{title}</span>
            <span>{sumText(subtotal)}</span>
            <small>
              {[
                t(`bindings.${binding}`),
                typesets[typeset],
                t('pages', { count: pages }),
                ...(volumes > 1 ? [t('volumes', { count: volumes })] : []),
                t('copies', { count: quantity }),
              ].join(t('between'))}
            </small>
            {isOnShelf && (
              <span className={styles.ways}>
                <Link to={`/app/review?bid=${encodeURIComponent(bid)}`}>{t('preview')}</Link>
                <Link to={buyAgain(line)}>{t('buyAgain')}</Link>
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
