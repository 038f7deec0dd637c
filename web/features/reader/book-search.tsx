import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './contents-dialog.module.css'
import { excerptOf } from './excerpt-of.ts'
import type { Place } from './place.ts'

/** Words of the book that hold what was searched for. */
export interface Found {
  key: string
  words: string
  /** Its day, or its page: where it stands, in short. */
  where: string
  /** The place that it leads to; undefined where it stands on no page yet. */
  place: () => Promise<Place | undefined>
}

export interface SearchBook {
  key: readonly string[]
  find: (text: string, signal: AbortSignal) => Promise<{ found: Found[]; total: number }>
}

/** What holds some words, each a way to its page. */
export function BookSearch(props: { search: SearchBook; onPlace: (place: Place) => void }) {
  const { search, onPlace } = props
  const { t } = useTranslation('web-reading')
  const [typed, type] = useState('')
  const [text, setText] = useState('')
  useEffect(() => {
    const rested = setTimeout(() => setText(typed.trim()), 250)
    return () => clearTimeout(rested)
  }, [typed])
  const { data, isError } = useQuery({
    queryKey: [...search.key, text],
    queryFn: ({ signal }) => search.find(text, signal),
    enabled: text !== '',
    placeholderData: before => before,
  })
  const [lost, setLost] = useState(false)
  const go = async (found: Found) => {
    const place = await found.place().catch(() => undefined)
    setLost(!place)
    if (place) onPlace(place)
  }
  const shown = text === '' ? undefined : data
  return (
    <search className={styles.search}>
      <input
        type="search"
        value={typed}
        maxLength={200}
        aria-label={t('find.words')}
        placeholder={t('find.words')}
        data-autofocus
        onChange={event => type(event.currentTarget.value)}
      />
      <p role="status">
        {isError
          ? t('find.failed')
          : lost
            ? t('find.nowhere')
            : shown && t('find.found', { count: shown.total })}
      </p>
      <div className={styles.list}>
        {shown && (
          <ol>
            {shown.found.map(found => {
              const { before, match, after } = excerptOf(found.words, text)
              return (
                <li key={found.key}>
                  <button type="button" className={styles.line} onClick={() => void go(found)}>
                    <span>
                      {before}
                      <mark>{match}</mark>
                      {after}
                    </span>
                    <span>{found.where}</span>
                  </button>
                </li>
              )
            })}
          </ol>
        )}
      </div>
    </search>
  )
}
