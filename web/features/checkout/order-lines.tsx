import { useTranslation } from 'react-i18next'
import type { OrderedBinding } from '#domain/catalogue/bindings'
import type { Sum } from '../prices/sum.ts'
import { sumText } from '../prices/sum-text.ts'
import styles from './checkout.module.css'

export interface ShownLine {
  bid: string
  title: string
  binding: OrderedBinding
  quantity: number
  pages: number
  subtotal: Sum
}

/** The books of an order in a few words. */
export function OrderLines({ lines }: { lines: readonly ShownLine[] }) {
  const { t } = useTranslation('web-checkout')
  return (
    <ul className={styles.lines}>
      {lines.map(({ bid, title, binding, quantity, pages, subtotal }) => (
        <li key={`${bid} ${binding}`}>
          <span>
            {title}
            <small>
              {[
                t(`binding.names.${binding}`),
                t('line.pages', { pages }),
                t('line.copies', { count: quantity }),
              ].join(t('line.between'))}
            </small>
          </span>
          <span>{sumText(subtotal)}</span>
        </li>
      ))}
    </ul>
  )
}
