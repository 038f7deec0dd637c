import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import type { DeskRegion } from '#contract/desk-prices'
import { price } from '#domain/money/exact-amount'
import { priceText } from '../../../i18n/price-text.ts'
import { momentText } from '../../books/book-dates.ts'
import styles from '../desk.module.css'
import { DeskTabs } from '../desk-tabs.tsx'
import { NoDesk } from '../no-desk.tsx'
import { deskPricesQuery } from './price-queries.ts'
import { RegionPrices } from './region-prices.tsx'

/** What books cost in each region; or one region, where it is changed. */
export function DeskPrices() {
  const { t } = useTranslation('web-desk-shop')
  const [params] = useSearchParams()
  const { data, error, refetch } = useQuery(deskPricesQuery)
  if (error && !data) return <NoDesk error={error} onRetry={() => void refetch()} />
  const chosen = data?.regions.find(({ region }) => region === params.get('region'))
  return (
    <div className={styles.screen}>
      <DeskTabs current="prices" />
      {chosen ? (
        <RegionPrices region={chosen} />
      ) : (
        <>
          <h1>{t('prices.heading')}</h1>
          <p className={styles.facts}>{t('prices.text')}</p>
          <div aria-busy={!data}>{data && <RegionTable regions={data.regions} />}</div>
        </>
      )}
    </div>
  )
}

const shownRows = ['paperback', 'hardback', 'paperbackA4', 'hardbackA4'] as const

function RegionTable({ regions }: { regions: readonly DeskRegion[] }) {
  const { t } = useTranslation('web-desk-shop')
  return (
    <table className={`${styles.table} ${styles.figures}`}>
      <thead>
        <tr>
          <th scope="col">{t('prices.region')}</th>
          {shownRows.map(row => (
            <th key={row} scope="col">
              {t(`prices.fields.page.${row}`)}
            </th>
          ))}
          <th scope="col">{t('prices.fields.shipping')}</th>
          <th scope="col">{t('prices.state')}</th>
        </tr>
      </thead>
      <tbody>
        {regions.map(({ region, currency, prices, changes }) => {
          const planned = changes.findLast(({ state }) => state === 'planned')
          const inForce = changes.find(({ state }) => state === 'inForce')
          return (
            <tr key={region}>
              <th scope="row">
                <Link to={`?region=${region}`}>{t(`web-frame:regions.${region}`)}</Link>
              </th>
              {shownRows.map(row => (
                <td key={row} data-label={t(`prices.fields.page.${row}`)}>
                  {priceText(price(prices.page[row], currency))}
                </td>
              ))}
              <td data-label={t('prices.fields.shipping')}>{priceText(price(prices.shipping, currency))}</td>
              <td data-label={t('prices.state')}>
                {inForce
                  ? t('prices.since', { moment: momentText(inForce.validFrom) })
                  : t('prices.standard')}
                {planned && (
                  <strong className={styles.waits}>
                    {t('prices.plannedFor', { moment: momentText(planned.validFrom) })}
                  </strong>
                )}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
