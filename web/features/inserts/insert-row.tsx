import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../editor/action-button.tsx'
import { insertIcons } from './add-insert.tsx'
import { insertActions } from './insert-actions.ts'
import type { Insert } from './insert-list.ts'
import styles from './insert-pages.module.css'
import { usePlaceWords } from './use-place-words.ts'

export interface InsertRowProps {
  insert: Insert
  chosen: boolean
  inserts: readonly Insert[]
  months: readonly string[]
  onChoose: () => void
  /** The list after something was done to this page. */
  onList: (inserts: Insert[]) => void
  /** What can be changed of it. */
  children: ReactNode
}

/** A photo page without a photo is printed blank, or with its caption alone. */
const isBlank = ({ kind, imageId }: Insert) => kind === 'photo' && imageId === undefined

/** One inserted page in the list: what it is, where it stands, and the ways to move it. */
export function InsertRow(props: InsertRowProps) {
  const { t } = useTranslation('web-pages')
  const { insert, chosen, inserts, months, onChoose, onList, children } = props
  const place = usePlaceWords()(insert.at)
  const Icon = insertIcons[insert.kind]
  const name = t(`kinds.${insert.kind}.name`)
  const state = { inserts, insert, months, words: { name, place } }
  return (
    <li className={styles.row} data-chosen={chosen || undefined}>
      <div className={styles.head}>
        <button type="button" className={styles.pick} aria-expanded={chosen} onClick={onChoose}>
          <Icon size={20} stroke={1.25} aria-hidden />
          <span>
            <span className={styles.rowName}>{insert.text?.trim().split('\n')[0]?.slice(0, 24) || name}</span>
            <span className={styles.place}>{place}</span>
            {insert.kind === 'photo' && (
              <span className={styles.lacking}>{isBlank(insert) && t('noPhoto')}</span>
            )}
          </span>
        </button>
        {insertActions.map(action => (
          <ActionButton
            key={action.name}
            action={action}
            state={state}
            onPerform={onList}
            className={styles.tool}
            iconPx={18}
          />
        ))}
      </div>
      {children}
    </li>
  )
}
