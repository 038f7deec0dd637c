import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { DeskActDetail, DeskActRow } from '#contract/desk-acts'
import { momentText } from '../../books/book-dates.ts'
import styles from '../desk.module.css'

/** Acts, one a line: what, on what, when and by whom. `withoutTarget`: all are about what is shown anyway. */
export function ActItems({ acts, withoutTarget }: { acts: readonly DeskActRow[]; withoutTarget?: true }) {
  const { t } = useTranslation('web-desk-shop')
  return (
    <ol className={styles.events}>
      {acts.map(row => (
        <li key={row.actId}>
          <span>
            {t(`acts.names.${row.act}`)}
            {!withoutTarget && (
              <>
                {' '}
                <Target act={row} />
              </>
            )}
          </span>
          <time dateTime={row.at}>{momentText(row.at)}</time>
          <small>
            <Details act={row} />
          </small>
        </li>
      ))}
    </ol>
  )
}

function Target({ act: { act, target, orderNumber } }: { act: DeskActRow }) {
  const { t } = useTranslation('web-desk-shop')
  if (act === 'changePrices' || act === 'withdrawPrices')
    return <Link to={`/desk/prices?region=${target}`}>{t(`web-frame:regions.${target}`)}</Link>
  if (act === 'issueCoupon' || act === 'endCoupon')
    return <Link to={`/desk/coupons?code=${encodeURIComponent(target)}`}>{target}</Link>
  if (act === 'issueBatch' || act === 'endBatch')
    return <Link to={`/desk/coupons?batch=${encodeURIComponent(target)}`}>{t('acts.batch')}</Link>
  // an order is forgotten one day; what was done with it is not
  return orderNumber === null ? target : <Link to={`/desk/${encodeURIComponent(target)}`}>{orderNumber}</Link>
}

function Details({ act: { who, details } }: { act: DeskActRow }) {
  const { t } = useTranslation('web-desk-shop')
  const wordsOf = ({ name, value }: DeskActDetail) => {
    if (name === 'validFrom') return momentText(value)
    return name === 'kind' ? t(`coupons.kinds.${value}`) : value
  }
  const words = details.map(detail => t('acts.detail', { name: t(nameKey(detail)), value: wordsOf(detail) }))
  return [who.name ?? who.uid, ...words].join(t('web-desk:between'))
}

/** Prices are called as on their own screen. */
function nameKey({ name }: DeskActDetail): string {
  return name in detailNames ? `acts.details.${name}` : `prices.fields.${name}`
}

const detailNames = {
  trackingNumber: true,
  amount: true,
  refund: true,
  trouble: true,
  kind: true,
  uses: true,
  batch: true,
  coupons: true,
  validFrom: true,
}
