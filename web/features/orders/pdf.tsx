import { Button, Loader } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { NoOrder } from './no-order.tsx'
import { orderQuery, printbookQuery } from './order-queries.ts'
import styles from './orders.module.css'

/** The files of an order: cover and inner pages of each volume, a PDF's edition for reading; while they are made with how far they are. */
export function Pdf() {
  const { t } = useTranslation('web-orders')
  const oid = useSearchParams()[0].get('oid') ?? ''
  const order = useQuery(orderQuery(oid))
  const files = useQuery(printbookQuery(oid))
  if (!order.data || !files.data) {
    const retry = () => void Promise.all([order.refetch(), files.refetch()])
    return <NoOrder oid={oid} error={order.error ?? files.error} onRetry={retry} />
  }
  const { state, done, volumes, readings } = files.data
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
        {readings.map(({ bid, title, href }) => (
          <Files key={`${bid} reading`} name={t('pdf.readingOf', { title })} files={{ reading: href }} />
        ))}
        {volumes.map(({ bid, title, binding, volume, cover, inner }) => (
          <Files
            key={`${bid} ${binding} ${volume}`}
            name={t('pdf.volume', { title, volume, binding: t(`bindings.${binding}`) })}
            files={{ cover, inner }}
          />
        ))}
      </ul>
      <p>
        <Link to="/app/orders">{t('toOrders')}</Link>
      </p>
    </div>
  )
}

/** Buttons for the files of a book or volume by their parts; null is one that is being made. */
function Files({ name, files }: { name: string; files: Partial<Record<Part, string | null>> }) {
  const { t } = useTranslation('web-orders')
  return (
    <li>
      <span>{name}</span>
      <span className={styles.ways}>
        {parts.map(part => {
          const href = files[part]
          if (href === undefined) return null
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

const parts = ['reading', 'cover', 'inner'] as const
type Part = (typeof parts)[number]
