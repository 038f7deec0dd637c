import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import styles from './conflict-notice.module.css'
import { CopyWords } from './copy-words.tsx'
import type { Edit } from './item-drafts.ts'

export interface RefusedNoticeProps {
  refused: Partial<Edit>
  onChoose: (whose: 'mine' | 'theirs') => void
}

/** What was not taken of an entry is kept until it is let go: no order is checked before. */
export function RefusedNotice({ refused, onChoose }: RefusedNoticeProps) {
  const { t } = useTranslation('web-content')
  const words = [refused.title, refused.content].filter(Boolean).join('\n\n')
  return (
    <section className={styles.notice} role="alert">
      <h3>{t('refused.heading')}</h3>
      <p>{t('refused.text')}</p>
      <div className={styles.actions}>
        <Button size="sm" onClick={() => onChoose('mine')}>
          {t('refused.again')}
        </Button>
        <Button size="sm" variant="default" onClick={() => onChoose('theirs')}>
          {t('refused.letGo')}
        </Button>
        {words && <CopyWords words={words} />}
      </div>
    </section>
  )
}
