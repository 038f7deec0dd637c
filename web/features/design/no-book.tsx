import { Button, Loader } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { messageOf } from '../../api/api-error.ts'
import { PlainPage } from '../../ui/plain-page.tsx'
import { useLoading } from '../../ui/use-loading.ts'
import styles from './no-book.module.css'

export interface NoBookProps {
  /** Empty when the address names no book. */
  bid: string
  query: Pick<UseQueryResult, 'status' | 'error' | 'refetch'>
  /** What is said when it could not be read. */
  failed: string
}

/** What stands where a book will be: it is being read, or it cannot be. */
export function NoBook({ bid, query, failed }: NoBookProps) {
  const { t } = useTranslation('web-reading')
  const { status, error, refetch } = query
  const state = useLoading(bid === '' ? 'error' : status)
  if (state === 'failed') {
    const { key, values } = messageOf(error)
    return (
      <PlainPage heading={failed} text={error ? t(key, values) : ''}>
        {bid !== '' && <Button onClick={() => void refetch()}>{t('web-errors:reload')}</Button>}
        <Button component={Link} to="/app/shelf" variant="subtle" color="ink.9">
          {t('web-frame:toShelf')}
        </Button>
      </PlainPage>
    )
  }
  return (
    <div className={styles.waiting} aria-busy>
      {state === 'loading' && <Loader role="progressbar" color="ink.4" aria-label={t('loading')} />}
    </div>
  )
}
