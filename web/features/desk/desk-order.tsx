import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { z } from 'zod/mini'
import { fullName } from '#domain/addresses/address-lines'
import { momentText } from '../books/book-dates.ts'
import { sumText } from '../prices/sum-text.ts'
import styles from './desk.module.css'
import { DeskActs } from './desk-acts.tsx'
import { DeskAddress } from './desk-address.tsx'
import { DeskBooks } from './desk-books.tsx'
import { DeskHistory } from './desk-history.tsx'
import { DeskMails } from './desk-mails.tsx'
import { DeskPayment } from './desk-payment.tsx'
import { deskOrderQuery } from './desk-queries.ts'
import { DeskShipment } from './desk-shipment.tsx'
import { DeskSums } from './desk-sums.tsx'
import { NoDesk } from './no-desk.tsx'
import { waitsFor } from './waits-for.ts'

/** One order: what it waits for, what can be done, and all that is known of it. */
export function DeskOrder({ oid }: { oid: string }) {
  const { t } = useTranslation('web-desk')
  const back = `/desk${searchOf(useLocation().state)}`
  const { data: order, error, refetch } = useQuery(deskOrderQuery(oid))
  if (!order)
    return error ? (
      <NoDesk isOf="order" error={error} onRetry={() => void refetch()} />
    ) : (
      <div aria-busy className={styles.coming} />
    )
  const { number, state, total, createdAt, paidAt, note, addressee, email, shipment } = order
  const waiting = waitsFor(order)
  return (
    <div className={styles.screen}>
      <p className={styles.back}>
        <Link to={back}>{t('toOrders')}</Link>
      </p>
      <header className={styles.top}>
        <h1>{t('orderHeading', { number })}</h1>
        <p className={styles.total}>{sumText(total)}</p>
      </header>
      <p className={styles.facts}>
        {[
          t(`states.${state}`),
          t(`shipments.${shipment.state}`),
          t('placedAt', { moment: momentText(createdAt) }),
          ...(paidAt === null ? [] : [t('paidAt', { moment: momentText(paidAt) })]),
        ].join(t('between'))}
      </p>
      <p className={styles.facts}>
        {addressee && `${fullName(addressee)}${t('between')}`}
        <a href={`mailto:${email}`}>{email}</a>
      </p>
      {waiting && (
        <p className={styles.waiting} role="status">
          {waiting === 'printer' ? t('waitsText.printer', { why: shipment.why }) : t(`waitsText.${waiting}`)}
        </p>
      )}
      <DeskActs order={order} />
      <div className={styles.columns}>
        <div>
          <DeskBooks lines={order.lines} />
          {note !== '' && (
            <section>
              <h2>{t('note')}</h2>
              <p className={styles.words}>{note}</p>
            </section>
          )}
          <DeskMails mails={order.mails} />
          <DeskHistory target={oid} />
        </div>
        <div>
          <DeskShipment order={order} />
          <DeskAddress address={order.address} />
          <DeskSums order={order} />
          <DeskPayment payment={order.payment} />
        </div>
      </div>
    </div>
  )
}

/** The filter of the list from which one came. */
function searchOf(state: unknown): string {
  return place.safeParse(state).data?.deskSearch ?? '' // one came by the address alone
}

const place = z.object({ deskSearch: z.string() })
