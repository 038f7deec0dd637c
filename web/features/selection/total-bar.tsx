import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { countText } from '../../i18n/count-text.ts'
import styles from './selection.module.css'
import { isFiltered, type SelectionFilter } from './selection-filter.ts'
import type { SocialBook } from './selection-queries.ts'

export interface TotalBarProps {
  social: SocialBook
  filter: SelectionFilter
  /** Items that the filter lets through. */
  found: number | undefined
  editable: boolean
  onAll: (chosen: boolean, from: string) => void
}

/** How much of a tab is in the book, and all of it at once: in or out. */
export function TotalBar({ social, filter, found, editable, onAll }: TotalBarProps) {
  const { t } = useTranslation('web-selection')
  const { items = 0, chosen = 0, deleted = 0 } = social.counts[filter.type] ?? {}
  // all of an origin can be taken; a search is no way to say which
  const whole = !filter.q.trim() && !filter.has && !filter.show
  return (
    <div className={styles.totals}>
      <p role="status">
        {t('total', { chosen: countText(chosen), items: countText(items - deleted) })}
        {isFiltered(filter) && found !== undefined && (
          <span className={styles.found}>{t('found', { found: countText(found) })}</span>
        )}
      </p>
      {whole && (
        <div className={styles.all}>
          <Button
            size="compact-sm"
            variant="subtle"
            color="ink.9"
            disabled={!editable || chosen >= items - deleted}
            onClick={() => onAll(true, filter.from)}
          >
            {filter.from ? t('allOf', { from: filter.from }) : t('all')}
          </Button>
          <Button
            size="compact-sm"
            variant="subtle"
            color="ink.9"
            disabled={!editable || chosen === 0}
            onClick={() => onAll(false, filter.from)}
          >
            {filter.from ? t('noneOf', { from: filter.from }) : t('none')}
          </Button>
        </div>
      )}
    </div>
  )
}
