import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { bindingNames } from '#domain/catalogue/bindings'
import { paperNames } from '#domain/catalogue/papers'
import { price } from '#domain/money/exact-amount'
import { type Money, moneyText } from '#domain/money/money'
import { priceText } from '../../i18n/price-text.ts'
import type { ShownPrices } from '../prices/region-prices-query.ts'
import { sumText } from '../prices/sum-text.ts'
import { estimatePrice } from './estimate-price.ts'
import styles from './price-estimate.module.css'

const ways = paperNames.flatMap(paper => bindingNames.map(binding => ({ binding, paper })))
const { least, most, first } = { least: 20, most: 800, first: 120 }

/** What a book of so many pages costs in each binding: the reader says how many. */
export function PriceEstimate({ prices }: { prices: ShownPrices }) {
  const { t } = useTranslation(['web-pricing', 'web-home'])
  const [pages, setPages] = useState(first)
  return (
    <div className={styles.estimate}>
      <label className={styles.pages}>
        <span>{t('estimate.pages')}</span>
        <output>{t('estimate.count', { count: pages })}</output>
        <input
          type="range"
          min={least}
          max={most}
          step={10}
          value={pages}
          aria-valuetext={t('estimate.count', { count: pages })}
          onChange={event => setPages(Number(event.currentTarget.value))}
        />
      </label>
      <table className={styles.table}>
        <caption className="for-readers-only">{t('estimate.caption', { count: pages })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('web-home:prices.binding')}</th>
            <th scope="col" className={styles.wide}>
              {t('web-home:prices.page')}
            </th>
            <th scope="col">{t('estimate.book')}</th>
            <th scope="col">{t('estimate.total')}</th>
          </tr>
        </thead>
        <tbody>
          {ways.map(way => {
            const { binding, paper, volumes, book, total } = estimatePrice(pages, way, prices)
            return (
              <tr key={binding}>
                <th scope="row">
                  {t(`web-home:prices.bindings.${binding}`)}
                  <span className={styles.under}>
                    {t(`web-home:prices.${paper}`)}
                    {volumes > 1 && t('estimate.volumes', { count: volumes })}
                  </span>
                </th>
                <td className={styles.wide}>{priceText(price(prices.page[binding], prices.currency))}</td>
                <td>{moneyOf(book)}</td>
                <td>{moneyOf(total)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

const moneyOf = (sum: Money) => sumText({ amount: moneyText(sum), currency: sum.currency })
