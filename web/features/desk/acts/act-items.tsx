import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { DeskActDetail, DeskActRow } from '#contract/desk-acts'
import { quotaKinds } from '#domain/quotas/quotas'
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
  if (aboutPeople.has(act))
    return <Link to={`/desk/people?uid=${encodeURIComponent(target)}`}>{t('acts.person')}</Link>
  if (aboutInvitations.has(act)) return <Link to="/desk/invitations">{t('acts.invitation')}</Link>
  if (act === 'sweepFiles') return <Link to="/desk/store">{t('parts.store')}</Link>
  // an order is forgotten one day; what was done with it is not
  return orderNumber === null ? target : <Link to={`/desk/${encodeURIComponent(target)}`}>{orderNumber}</Link>
}

function Details({ act: { who, details } }: { act: DeskActRow }) {
  const { t } = useTranslation('web-desk-shop')
  const wordsOf = ({ name, value }: DeskActDetail) => {
    if (name === 'validFrom') return momentText(value)
    if (name === 'job') return t(`web-desk-service:jobs.kinds.${value}`, { defaultValue: value })
    if (value === 'standard' && isQuota(name)) return t('acts.standard')
    return name === 'kind' ? t(`coupons.kinds.${value}`) : value
  }
  const words = details.map(detail => t('acts.detail', { name: t(nameKey(detail)), value: wordsOf(detail) }))
  return [who.name ?? who.uid, ...words].join(t('web-desk:between'))
}

/** Prices are called as on their own screen. */
function nameKey({ name }: DeskActDetail): string {
  if (isQuota(name)) return `web-profile:quotas.kinds.${name}`
  return name in detailNames ? `acts.details.${name}` : `prices.fields.${name}`
}

const isQuota = (name: string) => quotaKinds.some(kind => kind === name)

const aboutPeople = new Set<DeskActRow['act']>([
  'disablePerson',
  'enablePerson',
  'changeQuotas',
  'deletePerson',
  'keepPerson',
  'endSessions',
])

const aboutInvitations = new Set<DeskActRow['act']>(['invite', 'renewInvitation', 'withdrawInvitation'])

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
  reason: true,
  job: true,
  removed: true,
}
