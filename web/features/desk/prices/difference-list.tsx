import { useTranslation } from 'react-i18next'
import type { PriceDifference } from '#domain/prices/price-changes'
import styles from '../desk.module.css'
import { isLargeMove, priceMove } from './price-move.ts'

/** Prices before and after, each with how much it moves. */
export function DifferenceList({ differences }: { differences: readonly PriceDifference[] }) {
  const { t } = useTranslation('web-desk-shop')
  return (
    <ul className={styles.differences}>
      {differences.map(difference => {
        const { field, from, to } = difference
        const move = priceMove(difference)
        return (
          <li key={field}>
            <span>{t(`prices.fields.${field}`)}</span>
            <span>
              {t('prices.difference', { from: from ?? t('prices.none'), to: to ?? t('prices.none') })}
              {move !== undefined && (
                <small data-large={isLargeMove(difference) || undefined}>
                  {t(move < 0 ? 'prices.down' : 'prices.up', { percent: Math.abs(move) })}
                </small>
              )}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
