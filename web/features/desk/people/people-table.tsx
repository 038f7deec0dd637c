import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { DeskPersonRow } from '#contract/desk-people'
import { countText } from '../../../i18n/count-text.ts'
import { dayText, entryDayText } from '../../books/book-dates.ts'
import styles from '../desk.module.css'
import { personState } from './person-state.ts'

/** People, one a line; below each other on a phone. */
export function PeopleTable({ people }: { people: readonly DeskPersonRow[] }) {
  const { t } = useTranslation('web-desk-service')
  const columns = ['name', 'networks', 'books', 'orders', 'seen', 'state'] as const
  return (
    <table className={`${styles.table} ${styles.figures}`}>
      <thead>
        <tr>
          {columns.map(name => (
            <th key={name} scope="col">
              {t(`people.columns.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {people.map(person => (
          <tr key={person.uid}>
            <th scope="row">
              <Link to={`?uid=${encodeURIComponent(person.uid)}`} className={styles.name}>
                {person.name}
              </Link>
            </th>
            <td data-label={t('people.columns.networks')}>
              {person.networks.map(name => t(`web-profile:networks.${name}`)).join(t('web-desk:between')) ||
                t('people.noNetworks')}
            </td>
            <td data-label={t('people.columns.books')}>{countText(person.books)}</td>
            <td data-label={t('people.columns.orders')}>{countText(person.orders)}</td>
            <td data-label={t('people.columns.seen')}>
              {person.lastSeen === null ? t('people.notSeen') : entryDayText(person.lastSeen)}
            </td>
            <td data-label={t('people.columns.state')}>
              {t(`people.states.${personState(person)}`, {
                day: person.deletesAt === null ? '' : dayText(person.deletesAt), // said of no other state
              })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
