import { IconFile, IconFileText, IconHeart, IconPhoto } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { type InsertKind, insertKinds } from './insert-list.ts'
import styles from './insert-pages.module.css'

export const insertIcons = { dedication: IconHeart, photo: IconPhoto, divider: IconFileText, blank: IconFile }

/** The four kinds of pages that can be put into a book. */
export function AddInsert({ onAdd }: { onAdd: (kind: InsertKind) => void }) {
  const { t } = useTranslation('web-pages')
  return (
    <section aria-labelledby="add-insert">
      <h2 id="add-insert" className={styles.addHeading}>
        {t('add')}
      </h2>
      <div className={styles.kinds}>
        {insertKinds.map(kind => {
          const Icon = insertIcons[kind]
          return (
            <button key={kind} type="button" className={styles.kind} onClick={() => onAdd(kind)}>
              <Icon size={22} stroke={1.25} aria-hidden />
              <span className={styles.kindName}>{t(`kinds.${kind}.name`)}</span>
              <span className={styles.kindText}>{t(`kinds.${kind}.text`)}</span>
            </button>
          )
        })}
      </div>
    </section>
  )
}
