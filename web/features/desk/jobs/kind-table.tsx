import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { DeskJobFigures } from '#contract/desk-jobs'
import { deskJobStates } from '#contract/desk-jobs'
import { countText } from '../../../i18n/count-text.ts'
import styles from '../desk.module.css'
import { useKindWords } from './use-kind-words.ts'

/** How many jobs of each kind there are in each state; kinds of which there are none are left out. */
export function KindTable({ kinds }: { kinds: readonly DeskJobFigures[] }) {
  const { t } = useTranslation('web-desk-service')
  const kindWords = useKindWords()
  const shown = kinds.filter(figures => deskJobStates.some(state => figures[state] > 0))
  if (shown.length === 0) return <p className={styles.none}>{t('jobs.none')}</p>
  return (
    <table className={`${styles.table} ${styles.figures}`}>
      <thead>
        <tr>
          <th scope="col">{t('jobs.kind')}</th>
          {deskJobStates.map(state => (
            <th key={state} scope="col">
              {t(`jobs.states.${state}`)}
            </th>
          ))}
          <th scope="col">{t('jobs.oldest')}</th>
        </tr>
      </thead>
      <tbody>
        {shown.map(figures => (
          <tr key={figures.kind}>
            <th scope="row">{kindWords(figures.kind)}</th>
            {deskJobStates.map(state => (
              <td key={state} data-label={t(`jobs.states.${state}`)}>
                {figures[state] === 0 ? (
                  countText(0)
                ) : (
                  <Link to={`?${new URLSearchParams({ state, kind: figures.kind })}`}>
                    {countText(figures[state])}
                  </Link>
                )}
              </td>
            ))}
            <td data-label={t('jobs.oldest')}>
              {t('jobs.minutes', { count: Math.floor(figures.oldestSeconds / 60) })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
