import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import type { DeskRow } from '#contract/desk'
import { fullName } from '#domain/addresses/address-lines'
import { momentText } from '../books/book-dates.ts'
import { sumText } from '../prices/sum-text.ts'
import styles from './desk.module.css'
import { DeskCover } from './desk-cover.tsx'
import { orderAge } from './order-age.ts'
import { waitsFor } from './waits-for.ts'

interface DeskTableProps {
  rows: readonly DeskRow[]
  /** Where covers are drawn, by the id of the book. */
  covers: Readonly<Record<string, string>>
  /** Milliseconds. */
  now: number
}

/** Orders, one a line; below each other on a phone. */
export function DeskTable({ rows, covers, now }: DeskTableProps) {
  const { t } = useTranslation('web-desk')
  return (
    <table className={`${styles.table} ${styles.orders}`}>
      <thead>
        <tr>
          {(['number', 'state', 'shipment', 'total', 'way', 'person', 'age'] as const).map(name => (
            <th key={name} scope="col">
              {t(`columns.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <DeskLine key={row.oid} row={row} coverUrl={covers[row.book.bid]} now={now} />
        ))}
      </tbody>
    </table>
  )
}

interface DeskLineProps extends Pick<DeskTableProps, 'now'> {
  row: DeskRow
  coverUrl: string | undefined
}

function DeskLine({ row, coverUrl, now }: DeskLineProps) {
  const { t } = useTranslation('web-desk')
  const { search } = useLocation()
  const {
    oid,
    number,
    state,
    trouble,
    total,
    shipment,
    shippingWay,
    addressee,
    email,
    createdAt,
    book,
    books,
  } = row
  const waiting = waitsFor(row)
  const { unit, count } = orderAge(Date.parse(createdAt), now)
  return (
    <tr data-waiting={waiting}>
      <th scope="row">
        <div className={styles.ordered}>
          <DeskCover book={book} coverUrl={coverUrl} />
          <div>
            <Link to={`/desk/${encodeURIComponent(oid)}`} state={{ deskSearch: search }}>
              {number}
            </Link>
            <span className={styles.title}>
              {books > 1 ? t('titleAndMore', { title: book.title, count: books - 1 }) : book.title}
            </span>
          </div>
        </div>
      </th>
      <td>
        {t(`states.${state}`)}
        {trouble !== null && <strong className={styles.waits}>{t(`waits.${trouble}`)}</strong>}
      </td>
      <td>
        {t(`shipments.${shipment.state}`)}
        {trouble === null && waiting && (
          <strong className={styles.waits}>
            {waiting === 'printer' ? shipment.why : t(`waits.${waiting}`)}
          </strong>
        )}
      </td>
      <td className={styles.sum}>{sumText(total)}</td>
      <td>{t(`ways.${shippingWay}`)}</td>
      <td className={styles.person}>
        {addressee && <span>{fullName(addressee)}</span>}
        <span>{email}</span>
      </td>
      <td>
        <time dateTime={createdAt} title={momentText(createdAt)}>
          {t(`age.${unit}`, { count })}
        </time>
      </td>
    </tr>
  )
}
