import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Book } from '#contract/book'
import { paperOf } from '#domain/catalogue/typesets'
import { messageOf } from '../../api/api-error.ts'
import { StartButton } from '../../layout/start-button.tsx'
import { useUser } from '../../session/use-user.ts'
import { loadLater } from '../../ui/load-later.ts'
import { BookObject } from '../books/book-object.tsx'
import { coverAt } from '../books/cover-at.ts'
import type { Place } from '../reader/book-reader.tsx'
import { planQuery } from '../reader/page-queries.ts'
import styles from './review.module.css'

const BookReader = loadLater(() => import('../reader/book-reader.tsx').then(found => found.BookReader))

export interface ReviewBookProps {
  book: Book
  share: string | undefined
  /** A visitor is invited to make a book too. */
  invites: boolean
}

/** The book as it lies on the table, and then open. */
export function ReviewBook({ book, share, invites }: ReviewBookProps) {
  const { t } = useTranslation('web-review')
  const user = useUser()
  const [place, setPlace] = useState<Place>()
  const { bid, title, author, coverUrl, totalPage, design } = book
  const read = { bid, share }
  const { data: plan, error } = useQuery(planQuery(read))
  const first = plan?.pages[0]
  const invitation = invites && !user && (
    <aside className={styles.invitation}>
      <p>{t('startText')}</p>
      <StartButton words={t('start')} />
    </aside>
  )
  const cover = <img src={coverAt(coverUrl, 960)} alt={t('coverOf', { title })} />
  if (place && plan)
    return (
      <div className={styles.open}>
        <h1 className="for-readers-only">{title}</h1>
        <Suspense>
          <BookReader read={read} plan={plan} place={place} onPlace={setPlace} cover={cover} />
        </Suspense>
        {invitation}
      </div>
    )
  return (
    <div className={styles.closed}>
      <BookObject
        cover={{
          src: coverAt(coverUrl, 480),
          srcSet: coverSet(coverUrl),
          sizes: '(max-width: 48rem) 64vw, 20rem',
        }}
        alt={t('coverOf', { title })}
        pages={totalPage}
        paper={paperOf(book.typeset)}
        binding="hardback"
        height="min(27rem, 90vw, 62dvh)"
        boards={design.cover.color}
        eager
      />
      <div className={styles.about}>
        <h1>{title}</h1>
        {author && <p>{t('byAuthor', { author })}</p>}
        {totalPage > 0 && <p>{t('pages', { count: totalPage })}</p>}
        <Button
          size="md"
          disabled={!first}
          onClick={() => first && setPlace({ volume: first.volume, folio: first.folio })}
        >
          {t('open')}
        </Button>
        {error && <p role="alert">{message(error, t)}</p>}
        {invitation}
      </div>
    </div>
  )
}

function message(error: Error, t: (key: string, values: { code: number }) => string): string {
  const { key, values } = messageOf(error)
  return t(key, values)
}

function coverSet(coverUrl: string): string {
  return [320, 480, 720].map(width => `${coverAt(coverUrl, width)} ${width}w`).join(', ')
}
