import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { listImports } from '#contract/social-imports'
import { callApi } from '../../../api/client.ts'
import { momentText } from '../../books/book-dates.ts'
import styles from './lists.module.css'

/** All imports of a book, the newest first. */
export function ImportHistory({ bid }: { bid: string }) {
  const { t } = useTranslation('web-import')
  const { data } = useQuery({
    queryKey: ['imports', bid],
    queryFn: ({ signal }) => callApi(listImports, { query: { bid } }, { signal }),
    staleTime: 0,
  })
  if (!data || data.imports.length === 0) return null
  return (
    <section className={styles.section}>
      <h3>{t('receipt.historyTitle')}</h3>
      <ul className={styles.history}>
        {data.imports.map(({ importId, via, state, why, figures, startedAt, names }) => (
          <li key={importId}>
            <span>
              {t(`receipt.via.${via}`)}
              <small>{names.join('、')}</small>
            </span>
            <span>
              <time dateTime={startedAt}>{momentText(startedAt)}</time>
              <small data-state={state}>
                {t(`receipt.states.${state}`)}
                {why && ` · ${t([`why.${why}`, 'why.failed'])}`}
                {figures && ` · ${t(`receipt.quota.${why}`, { ...figures })}`}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
