import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { countText } from '../../../i18n/count-text.ts'
import { dayText, entryDayText, momentText } from '../../books/book-dates.ts'
import styles from '../desk.module.css'
import { DeskHistory } from '../desk-history.tsx'
import { Facts } from '../facts.tsx'
import { NoDesk } from '../no-desk.tsx'
import { deskPersonQuery } from './people-queries.ts'
import { PersonActs } from './person-acts.tsx'
import { PersonOrders } from './person-orders.tsx'
import { PersonQuotas } from './person-quotas.tsx'
import { personState } from './person-state.ts'

/** One person: figures and states, and what the staff can do. */
export function OnePerson({ uid }: { uid: string }) {
  const { t } = useTranslation('web-desk-service')
  const { data: person, error, refetch } = useQuery(deskPersonQuery(uid))
  if (!person)
    return error ? (
      <NoDesk isOf="person" error={error} onRetry={() => void refetch()} />
    ) : (
      <div aria-busy className={styles.coming} />
    )
  const { deletesAt, disabledAt } = person
  return (
    <div className={styles.screen}>
      <p className={styles.back}>
        <Link to="/desk/people">{t('people.toAll')}</Link>
      </p>
      <h1>{person.name}</h1>
      <p className={styles.facts}>
        {t(`people.states.${personState(person)}`, {
          day: deletesAt === null ? '' : dayText(deletesAt), // said of no other state
        })}
      </p>
      <PersonActs person={person} />
      <div className={styles.columns}>
        <div>
          <PersonQuotas person={person} />
          <PersonOrders orders={person.orderList} />
        </div>
        <div>
          <section>
            <h2>{t('people.facts')}</h2>
            <Facts
              rows={[
                [t('people.id'), person.uid],
                [t('people.since'), dayText(person.createdAt)],
                [
                  t('people.columns.seen'),
                  person.lastSeen === null ? t('people.notSeen') : entryDayText(person.lastSeen),
                ],
                [t('people.sessions'), countText(person.sessions)],
                [t('people.columns.books'), countText(person.books)],
                [t('people.disabledAt'), disabledAt !== null && momentText(disabledAt)],
                [
                  t('people.work'),
                  <Link key="work" to={`/desk/jobs?about=${encodeURIComponent(person.uid)}`}>
                    {t('people.toJobs')}
                  </Link>,
                ],
              ]}
            />
          </section>
          <section>
            <h2>{t('people.login.heading')}</h2>
            <p className={styles.none}>{t('people.login.text')}</p>
            <Facts
              rows={person.accounts.map(({ network, linkedAt }) => [
                t(`web-profile:networks.${network}`),
                t('people.login.linked', { day: dayText(linkedAt) }),
              ])}
            />
          </section>
          <DeskHistory target={person.uid} />
        </div>
      </div>
    </div>
  )
}
