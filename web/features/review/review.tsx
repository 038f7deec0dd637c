import { Button, Loader } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'react-router'
import { ApiError, messageOf } from '../../api/api-error.ts'
import { StartButton } from '../../layout/start-button.tsx'
import { PlainPage } from '../../ui/plain-page.tsx'
import { useLoading } from '../../ui/use-loading.ts'
import { bookQuery } from '../reader/page-queries.ts'
import { PasswordForm } from './password-form.tsx'
import styles from './review.module.css'
import { ReviewBook } from './review-book.tsx'
import { readShare } from './share-storage.ts'

/** A book that is public, shared, finalized or the guide's, for everybody to read (specification 2). */
export function Review() {
  const { t } = useTranslation('web-review')
  const [search] = useSearchParams()
  const bid = useParams().bid ?? search.get('bid') ?? ''
  const link = search.get('share') ?? undefined
  const queries = useQueryClient()
  const [share, setShare] = useState(() => {
    // the page came drawn with what the link alone opens
    const isDrawn = queries.getQueryData(bookQuery({ bid, share: link }).queryKey) !== undefined
    return isDrawn ? link : readShare(bid, link)
  })
  const {
    data: book,
    status,
    error,
    refetch,
  } = useQuery({
    ...bookQuery({ bid, share }),
    // the guide is on the shelf before its pages are set: it can be opened as soon as they are
    refetchInterval: ({ state }) => (state.data?.totalPage === 0 ? pollMs : false),
  })
  const state = useLoading(bid === '' ? 'error' : status)
  if (book) return <ReviewBook book={book} share={share} invites={search.get('action') === 'share'} />
  const isMissing = bid === '' || (error instanceof ApiError && error.status === 404)
  if (isMissing && bid !== '' && link !== undefined)
    return <PasswordForm bid={bid} link={link} onOpen={setShare} />
  if (isMissing)
    return (
      <PlainPage heading={t('missing.heading')} text={t('missing.text')}>
        <StartButton />
      </PlainPage>
    )
  if (error) {
    const { key, values } = messageOf(error)
    return (
      <PlainPage heading={t('failed.heading')} text={t(key, values)}>
        <Button onClick={() => void refetch()}>{t('web-errors:reload')}</Button>
      </PlainPage>
    )
  }
  return (
    <div className={styles.waiting} aria-busy>
      {state === 'loading' && <Loader role="progressbar" color="ink.4" aria-label={t('loading')} />}
    </div>
  )
}

const pollMs = 3000
