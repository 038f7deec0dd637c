import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { DeskStore as Store } from '#contract/desk-service'
import { countText } from '../../../i18n/count-text.ts'
import { showError, showToast } from '../../../ui/toast.ts'
import styles from '../desk.module.css'
import { DeskTabs } from '../desk-tabs.tsx'
import { Facts } from '../facts.tsx'
import { NoDesk } from '../no-desk.tsx'
import { bytesText } from './bytes-text.ts'
import { deskStoreQuery, useSweep } from './service-queries.ts'

/** What the store of files holds, and the way to remove what nobody needs any more. */
export function DeskStore() {
  const { t } = useTranslation('web-desk-service')
  const { data: store, error, refetch } = useQuery(deskStoreQuery)
  const sweep = useSweep()
  if (!store)
    return error ? (
      <NoDesk error={error} onRetry={() => void refetch()} />
    ) : (
      <div aria-busy className={styles.coming} />
    )
  const { reclaimable, freeBytes, keepFreeBytes } = store
  return (
    <div className={styles.screen}>
      <DeskTabs current="store" />
      <h1>{t('store.heading')}</h1>
      <StoredTable store={store} />
      <Facts
        rows={[
          [t('store.place'), t(`store.places.${store.kind}`)],
          [
            t('store.free'),
            t('store.freeOf', { free: bytesText(freeBytes), keep: bytesText(keepFreeBytes) }),
          ],
        ]}
      />
      {freeBytes < keepFreeBytes && (
        <p className={styles.waiting} role="alert">
          {t(`store.low.${store.kind}`)}
        </p>
      )}
      <section>
        <h2>{t('store.reclaimable')}</h2>
        <p className={styles.none}>
          {reclaimable.files === 0
            ? t('store.nothing', { later: countText(reclaimable.later) })
            : t('store.unneeded', {
                count: reclaimable.files,
                size: bytesText(reclaimable.bytes),
                later: countText(reclaimable.later),
              })}
        </p>
        <Button
          variant="default"
          mt="sm"
          loading={sweep.isPending}
          onClick={() =>
            sweep.mutate(undefined, {
              onSuccess: ({ removed }) =>
                void showToast({ kind: 'success', text: t('store.swept', { count: removed }) }),
              onError: showError,
            })
          }
        >
          {t('store.sweep')}
        </Button>
      </section>
    </div>
  )
}

function StoredTable({ store: { kinds } }: { store: Store }) {
  const { t } = useTranslation('web-desk-service')
  return (
    <table className={`${styles.table} ${styles.figures}`}>
      <thead>
        <tr>
          {(['kind', 'files', 'size'] as const).map(name => (
            <th key={name} scope="col">
              {t(`store.columns.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {kinds.map(({ kind, files, bytes }) => (
          <tr key={kind}>
            <th scope="row">{t(`store.kinds.${kind}`)}</th>
            <td data-label={t('store.columns.files')}>{countText(files)}</td>
            <td data-label={t('store.columns.size')}>{bytesText(bytes)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
