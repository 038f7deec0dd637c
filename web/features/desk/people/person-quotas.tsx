import { useTranslation } from 'react-i18next'
import type { DeskPerson } from '#contract/desk-people'
import { figureText } from '#domain/quotas/quotas'
import styles from '../desk.module.css'

/** What a person uses, beside what may be used. */
export function PersonQuotas({ person: { quotas } }: { person: DeskPerson }) {
  const { t } = useTranslation('web-desk-service')
  return (
    <section>
      <h2>{t('people.quotas.heading')}</h2>
      <table className={`${styles.table} ${styles.figures}`}>
        <thead>
          <tr>
            {(['kind', 'used', 'limit'] as const).map(name => (
              <th key={name} scope="col">
                {t(`people.quotas.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {quotas.map(({ kind, used, limit, own }) => {
            const unit = kind.endsWith('Bytes') ? 'gigabytes' : 'number'
            return (
              <tr key={kind}>
                <th scope="row">{t(`web-profile:quotas.kinds.${kind}`)}</th>
                <td data-label={t('people.quotas.used')}>
                  {t(`people.quotas.${unit}`, { figure: figureText(kind, used) })}
                </td>
                <td data-label={t('people.quotas.limit')}>
                  {limit === 0
                    ? t('people.quotas.none')
                    : t(`people.quotas.${unit}`, { figure: figureText(kind, limit) })}
                  {own && <small className={styles.under}>{t('people.quotas.own')}</small>}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
