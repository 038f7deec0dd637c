import { useTranslation } from 'react-i18next'
import { newId } from '../../api/tab-id.ts'
import type { EditedDesign } from '../design/use-design.ts'
import styles from './editing-switch.module.css'

export interface EditingSwitchProps extends Pick<EditedDesign, 'design' | 'change'> {
  disabled: boolean
}

/** Whether the book edits what is in it, or sets all entries alike. */
export function EditingSwitch({ design, change, disabled }: EditingSwitchProps) {
  const { t } = useTranslation('web-cover')
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        checked={design.edited ?? false}
        disabled={disabled}
        onChange={event => change({ edited: event.currentTarget.checked }, newId())}
      />
      <span>
        {t('layout.edited')}
        <small>{t('layout.editedAbout')}</small>
      </span>
    </label>
  )
}
