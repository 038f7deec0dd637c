import { useTranslation } from 'react-i18next'
import { type ContentType, contentTypes } from '#domain/catalogue/content-types'
import { countText } from '../../i18n/count-text.ts'
import { TabLinks } from '../../ui/tab-links.tsx'
import styles from './selection.module.css'
import type { SocialBook } from './selection-queries.ts'

export interface SelectionTabsProps {
  bid: string
  /** None while all of them are searched. */
  current: ContentType | undefined
  counts: SocialBook['counts'] | undefined
}

/** The kinds of content, each with how much of it there is. */
export function SelectionTabs({ bid, current, counts }: SelectionTabsProps) {
  const { t } = useTranslation('web-selection')
  return (
    <div className={styles.tabsRoom}>
      <TabLinks
        label={t('tabs.label')}
        tabs={contentTypes.map(tab => ({
          to: `/app/design/selection?bid=${encodeURIComponent(bid)}&tab=${tab}`,
          isCurrent: tab === current,
          words: (
            <>
              {t(`tabs.${tab}`)}
              <span className={styles.count}>{counts && countText(counts[tab]?.items ?? 0)}</span>
            </>
          ),
        }))}
      />
    </div>
  )
}
