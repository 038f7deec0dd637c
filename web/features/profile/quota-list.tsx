import { Progress } from '@mantine/core'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { readQuotas } from '#contract/users'
import { figureText } from '#domain/quotas/quotas'
import { callApi } from '../../api/client.ts'
import styles from './profile.module.css'
import '@mantine/core/styles/Progress.layer.css'

/** How much of what there is only so much of one has used; what has no limit is left out. */
export function QuotaList({ uid }: { uid: string }) {
  const { t } = useTranslation('web-profile')
  const { data } = useQuery(quotasQuery(uid))
  const limited = data?.quotas.filter(({ limit }) => limit > 0) ?? []
  if (limited.length === 0) return null
  return (
    <section className={styles.section}>
      <h2>{t('quotas.title')}</h2>
      <ul className={styles.quotas}>
        {limited.map(({ kind, used, limit }) => {
          const figures = { used: figureText(kind, used), limit: figureText(kind, limit) }
          return (
            <li key={kind} className={styles.quota}>
              <span>{t(`quotas.kinds.${kind}`)}</span>
              <span>{t(`quotas.${kind.endsWith('Bytes') ? 'gigabytes' : 'number'}`, figures)}</span>
              <Progress
                value={Math.min(100, (used / limit) * 100)}
                color="ink.9"
                aria-label={t(`quotas.kinds.${kind}`)}
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}

export const quotasQuery = (uid: string) =>
  queryOptions({
    queryKey: ['quotas', uid],
    queryFn: ({ signal }) => callApi(readQuotas, { params: { uid } }, { signal }),
    enabled: uid !== '',
  })
