import { useTranslation } from 'react-i18next'
import type { DeskService } from '#contract/desk-service'
import { momentText } from '../../books/book-dates.ts'
import styles from '../desk.module.css'

/** The processes of the service, and those that were lost; below each other on a phone. */
export function ProcessTable({ processes }: { processes: DeskService['processes'] }) {
  const { t } = useTranslation('web-desk-service')
  return (
    <section>
      <h2>{t('service.processes')}</h2>
      <table className={`${styles.table} ${styles.figures}`}>
        <thead>
          <tr>
            {(['kind', 'host', 'version', 'started', 'seen'] as const).map(name => (
              <th key={name} scope="col">
                {t(`service.columns.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {processes.map(({ processId, kind, host, version, startedAt, seenAt, isAlive }) => (
            <tr key={processId} data-waiting={!isAlive}>
              <th scope="row">{t(`service.kinds.${kind}`)}</th>
              <td data-label={t('service.columns.host')}>{host}</td>
              <td data-label={t('service.columns.version')}>{version}</td>
              <td data-label={t('service.columns.started')}>{momentText(startedAt)}</td>
              <td data-label={t('service.columns.seen')}>
                {momentText(seenAt)}
                {!isAlive && <small className={styles.waits}>{t('service.lost')}</small>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
