import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { Book } from '#contract/book'
import { paperOf } from '#domain/catalogue/typesets'
import { messageOf } from '../../api/api-error.ts'
import { StartButton } from '../../layout/start-button.tsx'
import { useUser } from '../../session/use-user.ts'
import { loadLater } from '../../ui/load-later.ts'
import { useSearchChange } from '../../ui/use-search-change.ts'
import { BookObject } from '../books/book-object.tsx'
import { volumesOf } from '../books/book-shape.ts'
import { coverAt } from '../books/cover-at.ts'
import { CoverFace } from '../books/cover-face.tsx'
import { MonthJump } from '../reader/month-jump.tsx'
import { isOfMonth, monthsOn } from '../reader/months-on.ts'
import { type Plan, planQuery } from '../reader/page-queries.ts'
import { placeText } from '../reader/place.ts'
import { usePlaceOfAddress } from '../reader/use-place-of-address.ts'
import styles from './review.module.css'
import { useSearchPages } from './use-search-pages.ts'

const BookReader = loadLater(() => import('../reader/book-reader.tsx').then(module => module.BookReader))

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
  const [place, setPlace] = usePlaceOfAddress()
  const changeSearch = useSearchChange()
  const navigate = useNavigate()
  const { bid, title, author, coverUrl, totalPage, design } = book
  const read = { bid, share }
  const { data: plan, error } = useQuery({ ...planQuery(read), enabled: totalPage > 0 })
  const find = useSearchPages(read, plan?.volumes.length ?? 1)
  const first = plan?.pages[0]
  const volumes = volumesOf(totalPage)
  const months = [...new Set(plan?.pages.flatMap(monthsOn))]
  const at = plan && place && place !== 'cover' ? pageAt(plan, place) : -1
  const month =
    plan?.pages
      .slice(0, at + 2)
      .flatMap(monthsOn)
      .at(-1) ??
    months[0] ??
    ''
  const showMonth = (to: string) => {
    const page = plan?.pages.find(page => isOfMonth(page, to))
    if (page) setPlace({ volume: page.volume, folio: page.folio })
  }
  // by the way that opened it, or, where one came by a link to a page, to the closed book
  const isOpenedHere = useRef(false)
  const close = () =>
    isOpenedHere.current ? navigate(-1) : changeSearch({ page: '' }, { preventScrollReset: false })
  // a way of its own, from which the browser leads back to the closed book
  const open = (page: string) => {
    isOpenedHere.current = true
    changeSearch({ page }, { replace: false, preventScrollReset: false })
  }
  const invitation = invites && !user && (
    <aside className={styles.invitation}>
      <p>{t('startText')}</p>
      <StartButton words={t('start')} />
    </aside>
  )
  const cover = <CoverFace coverUrl={coverUrl} alt={t('coverOf', { title })} />
  if (place && plan)
    return (
      <div className={styles.open}>
        <div className={styles.bar}>
          <h1>{title}</h1>
          <div className={styles.months}>
            <MonthJump months={months} month={month} onMonth={showMonth} />
          </div>
          <Button variant="default" size="sm" onClick={close}>
            {t('close')}
          </Button>
        </div>
        <Suspense fallback={<div />}>
          <BookReader read={read} plan={plan} place={place} onPlace={setPlace} cover={cover} search={find} />
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
        volumes={volumes}
        paper={paperOf(book.typeset)}
        binding="hardback"
        height="min(27rem, 90vw, 62dvh)"
        boards={design.cover.color}
        eager
      />
      <div className={styles.about}>
        <h1>{title}</h1>
        {author && <p>{t('byAuthor', { author })}</p>}
        {/* another sentence stands in the place of the one before, and is not that one moved */}
        <p key={totalPage === 0 ? 'coming' : 'here'}>
          {totalPage === 0
            ? t('beingSet')
            : t(volumes > 1 ? 'volumes' : 'pages', {
                count: totalPage,
                // as they are set: months that stay whole may want one more
                volumes: plan?.volumes.length ?? volumes,
              })}
        </p>
        <Button size="md" disabled={!first} onClick={() => first && open(placeText(first))}>
          {t('open')}
        </Button>
        {error && <p role="alert">{message(error, t)}</p>}
        {invitation}
      </div>
    </div>
  )
}

function pageAt({ pages }: Plan, { volume, folio }: { volume: number; folio: number }): number {
  return pages.findIndex(page => page.volume === volume && page.folio === folio)
}

function message(error: Error, t: (key: string, values: { code: number }) => string): string {
  const { key, values } = messageOf(error)
  return t(key, values)
}

function coverSet(coverUrl: string): string {
  return [320, 480, 720].map(width => `${coverAt(coverUrl, width)} ${width}w`).join(', ')
}
