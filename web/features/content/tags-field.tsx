import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { SocialItem } from '#contract/item'
import styles from './field.module.css'

export interface TagsFieldProps {
  item: Pick<SocialItem, 'tagsAtBack' | 'keepsTags'>
  onChange: (keepsTags: boolean) => void
}

/** Where the hashtags of an entry stand, if there are many: at the back of the book, or with it as its maker wants. */
export function TagsField({ item: { tagsAtBack: count, keepsTags = false }, onChange }: TagsFieldProps) {
  const { t } = useTranslation('web-content')
  const id = useId()
  return (
    <div className={styles.field}>
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={keepsTags}
          aria-describedby={`${id}-why`}
          onChange={event => onChange(event.currentTarget.checked)}
        />
        {t('tags.keep')}
      </label>
      {count !== undefined && !keepsTags && (
        <p id={`${id}-why`} className={styles.note}>
          {t('tags.atBack', { count })}
        </p>
      )}
    </div>
  )
}
