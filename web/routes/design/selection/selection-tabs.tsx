import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { ContentType } from '#contract/shapes'
import styles from './selection.module.css'
import { selectionTabs } from './selection-filter.ts'
import type { SocialBook } from './selection-queries.ts'

export interface SelectionTabsProps {
  bid: string
  current: ContentType
  counts: SocialBook['counts'] | undefined
}

/** The kinds of content, each with how much of it there is. */
export function SelectionTabs({ bid, current, counts }: SelectionTabsProps) {
  const { t, i18n } = useTranslation('web-selection')
  return (
    <nav aria-label={t('tabs.label')} className={styles.tabsRoom}>
      <ul className={styles.tabs}>
        {selectionTabs.map(tab => (
          <li key={tab}>
            <Link
              to={`/app/design/selection?bid=${encodeURIComponent(bid)}&tab=${tab}`}
              className={styles.tab}
              aria-current={tab === current ? 'page' : undefined}
              preventScrollReset
            >
              {t(`tabs.${tab}`)}
              {counts && (
                <span className={styles.count}>
                  {(counts[tab]?.items ?? 0).toLocaleString(i18n.language)}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
