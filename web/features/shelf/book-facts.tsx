import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Book } from '#contract/book'
import { dayText, monthText, wasUpdated } from '../books/book-dates.ts'
import { useTypesetNames } from '../books/typeset-names.ts'
import styles from './book-row.module.css'
import { Countdown } from './countdown.tsx'

/** Author, pages, layout (specification 2, shelf). */
export function BookFacts({ book }: { book: Book }) {
  const { t } = useTranslation('web-shelf')
  const names = useTypesetNames()
  const { author, typeset, totalPage, endAt } = book
  return (
    <ul className={styles.facts}>
      {author && <li className={styles.author}>{author}</li>}
      {/* each on its line: together they would break in two as the pages become more */}
      <li>{names[typeset]}</li>
      <li>{totalPage > 0 ? t('pages', { count: totalPage }) : t('noPages')}</li>
      {endAt && (
        <li>
          <Countdown until={Date.parse(endAt)} label={t('ends')} />
        </li>
      )}
    </ul>
  )
}

/** Months and dates of a diary book (specification 2, shelf). */
export function BookDays({ book }: { book: Book }) {
  const { t } = useTranslation('web-shelf')
  const { type, startDate, endDate, createdAt, updatedAt } = book
  if (type !== 'diarybook') return null
  // who draws a page before it is read knows only the book's own time zone
  const zone = import.meta.env.SSR ? book.timeZone : undefined
  const months =
    startDate && endDate && (startDate === endDate ? [startDate] : [startDate, endDate]).map(monthText)
  const day = wasUpdated(createdAt, updatedAt, zone)
    ? t('updatedAt', { day: dayText(updatedAt, zone) })
    : t('createdAt', { day: dayText(createdAt, zone) })
  return (
    <ul className={styles.facts}>
      {months && <li>{months.join(' – ')}</li>}
      <Day text={day} />
    </ul>
  )
}

/** The reader's day, where the page may have come with another. */
function Day({ text }: { text: string }) {
  const line = useRef<HTMLLIElement>(null)
  useLayoutEffect(() => {
    if (line.current && line.current.textContent !== text) line.current.textContent = text
  }, [text])
  return (
    <li ref={line} suppressHydrationWarning>
      {text}
    </li>
  )
}
