import { Button, Loader } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { NoOrder } from './no-order.tsx'
import { orderQuery, type Printbook, printbookQuery } from './order-queries.ts'
import styles from './orders.module.css'

/** The files of an order: cover and inner pages of each volume, while they are made with how far they are. */
export function Pdf() {
  const { t } = useTranslation('web-orders')
  const oid = useSearchParams()[0].get('oid') ?? ''
  const order = useQuery(orderQuery(oid))
  const files = useQuery(printbookQuery(oid))
  if (!order.data || !files.data) {
    const retry = () => void Promise.all([order.refetch(), files.refetch()])
    return <NoOrder oid={oid} error={order.error ?? files.error} onRetry={retry} />
  }
  const { state, done, volumes } = files.data
  return (
    <div className={styles.screen}>
      <h1>{t('pdf.heading')}</h1>
      <p className={styles.note}>{t('orderHeading', { number: order.data.number })}</p>
      {state === 'making' && (
        <p role="status" className={styles.making}>
          <Loader size={16} color="ink.5" aria-hidden /> {t('pdf.making', { percent: done })}
        </p>
      )}
      {state === 'none' && <p role="status">{t('pdf.none')}</p>}
      {state === 'failed' && <p role="alert">{t('pdf.failed')}</p>}
      <ul className={styles.files}>
        {volumes.map(volume => (
          <VolumeFiles key={`${volume.bid} ${volume.binding} ${volume.volume}`} volume={volume} />
        ))}
      </ul>
      <p>
        <Link to="/app/orders">{t('toOrders')}</Link>
      </p>
    </div>
  )
}

function VolumeFiles({
  volume: { title, volume, binding, cover, inner },
}: {
  volume: Printbook['volumes'][number]
}) {
  const { t } = useTranslation('web-orders')
  const name = t('pdf.volume', { title, volume, binding: t(`bindings.${binding}`) })
  return (
    <li>
      <span>{name}</span>
      <span className={styles.ways}>
        {(['cover', 'inner'] as const).map(part => {
          const href = { cover, inner }[part]
          return href ? (
            <Button
              key={part}
              component="a"
              href={href}
              download
              variant="default"
              size="sm"
              aria-label={t(`pdf.${part}Named`, { name })}
              leftSection={<IconDownload size={18} stroke={1.5} aria-hidden />}
            >
              {t(`pdf.${part}`)}
            </Button>
          ) : (
            <span key={part} className={styles.note}>
              {t(`pdf.${part}Making`)}
            </span>
          )
        })}
      </span>
    </li>
  )
}
