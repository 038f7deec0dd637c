import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { SocialItem } from '#contract/item'
import styles from './conflict-notice.module.css'
import { CopyWords } from './copy-words.tsx'
import { isNarrow } from './is-narrow.ts'

export interface ConflictNoticeProps {
  mine: { title?: string | null | undefined; content?: string | null | undefined }
  /** Absent when the entry is not there any more. */
  theirs: SocialItem | undefined
  onChoose: (whose: 'mine' | 'theirs') => void
}

/** Two versions of one entry: both are shown, nothing is lost until one is chosen. */
export function ConflictNotice({ mine, theirs, onChoose }: ConflictNoticeProps) {
  const { t } = useTranslation('web-content')
  const words = [mine.title, mine.content].filter(Boolean).join('\n\n')
  return (
    <section className={styles.notice} role="alert">
      <h3>{t('conflict.heading')}</h3>
      <p>{theirs ? t('conflict.text') : t('conflict.gone')}</p>
      <div className={styles.versions}>
        {theirs && (
          // on a phone the text below needs the room: one opens what one wants to compare
          <details open={!isNarrow()}>
            <summary>{t('conflict.theirs')}</summary>
            <p className={styles.words}>{[theirs.title, theirs.content].filter(Boolean).join('\n\n')}</p>
          </details>
        )}
        <details>
          <summary>{t('conflict.mine')}</summary>
          <p className={styles.words}>{words}</p>
        </details>
      </div>
      <div className={styles.actions}>
        {theirs && (
          <Button size="sm" onClick={() => onChoose('mine')}>
            {t('conflict.useMine')}
          </Button>
        )}
        <Button size="sm" variant="default" onClick={() => onChoose('theirs')}>
          {theirs ? t('conflict.useTheirs') : t('conflict.letGo')}
        </Button>
        <CopyWords words={words} />
      </div>
    </section>
  )
}
