import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Book } from '#contract/book'
import type { ContentType } from '#domain/catalogue/content-types'
import { countText } from '../../i18n/count-text.ts'
import { BookPrice } from '../prices/book-price.tsx'
import styles from './selection.module.css'
import { isFiltered, isSearch, type SelectionFilter } from './selection-filter.ts'
import type { SocialBook } from './selection-queries.ts'

export interface TotalBarProps {
  book: Pick<Book, 'bid' | 'revision' | 'editable'>
  social: SocialBook
  filter: SelectionFilter
  /** Items that the filter lets through. */
  found: number | undefined
  onAll: (chosen: boolean, from: string) => void
  onFound: (chosen: boolean) => void
}

/** How much of a tab is in the book, and all of it at once: in or out. */
export function TotalBar({ book, social, filter, found, onAll, onFound }: TotalBarProps) {
  const { t } = useTranslation('web-selection')
  const { items, chosen, deleted } = sumOf(
    // words are searched in all tabs
    isSearch(filter) ? Object.values(social.counts) : [social.counts[filter.type]],
  )
  const whole = !filter.q.trim() && !filter.has && !filter.show
  const of = filter.from ? 'Of' : ''
  const isNothing = { true: chosen >= items - deleted, false: chosen === 0 }
  const words = whole
    ? { true: t(`all${of}`, { from: filter.from }), false: t(`none${of}`, { from: filter.from }) }
    : { true: t('allFound'), false: t('noneFound') }
  return (
    <div className={styles.totals}>
      <p role="status">
        {t('total', { chosen: countText(chosen), items: countText(items - deleted) })}
        {isFiltered(filter) && (
          // its room is kept until it is known: on a phone it wraps what stands beside it
          <span className={styles.found} data-known={found !== undefined}>
            {t('found', { found: countText(found ?? 0) })}
          </span>
        )}
      </p>
      <div className={styles.all}>
        {(['true', 'false'] as const).map(wanted => (
          <Button
            key={wanted}
            size="compact-sm"
            variant="subtle"
            color="ink.9"
            disabled={!book.editable || (whole ? isNothing[wanted] : !found || filter.show === 'bin')}
            onClick={() => (whole ? onAll(wanted === 'true', filter.from) : onFound(wanted === 'true'))}
          >
            {words[wanted]}
          </Button>
        ))}
      </div>
      {/* over all tabs: what the book would be with what is ticked now */}
      <p className={styles.price}>
        <span>{t('comesTo')}</span>
        <BookPrice bid={book.bid} revision={book.revision} show="bindings" />
      </p>
      <p className={styles.explained}>{t('explained')}</p>
    </div>
  )
}

function sumOf(counts: readonly SocialBook['counts'][ContentType][]) {
  const sum = (name: 'items' | 'chosen' | 'deleted') => counts.reduce((all, count) => all + count[name], 0)
  return { items: sum('items'), chosen: sum('chosen'), deleted: sum('deleted') }
}
