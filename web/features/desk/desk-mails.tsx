import { useTranslation } from 'react-i18next'
import type { DeskOrder } from '#contract/desk'
import { momentText } from '../books/book-dates.ts'
import styles from './desk.module.css'

/** Mails about the order, and whether they went out. */
export function DeskMails({ mails }: { mails: DeskOrder['mails'] }) {
  const { t } = useTranslation('web-desk')
  return (
    <section>
      <h2>{t('mails.heading')}</h2>
      {mails.length === 0 && <p className={styles.none}>{t('mails.none')}</p>}
      <ul className={styles.events}>
        {mails.map(({ kind, about, state, endedAt }) => (
          <li key={`${kind} ${about}`}>
            <span>{t(`mails.kinds.${kind}`)}</span>
            <span>{t(`mails.states.${state}`)}</span>
            {endedAt && <small>{momentText(endedAt)}</small>}
          </li>
        ))}
      </ul>
    </section>
  )
}
