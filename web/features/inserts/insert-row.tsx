import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { RoundButton } from '../../ui/round-button.tsx'
import { insertIcons } from './add-insert.tsx'
import type { Insert } from './insert-list.ts'
import styles from './insert-pages.module.css'
import { usePlaceWords } from './use-place-words.ts'

export interface InsertRowProps {
  insert: Insert
  chosen: boolean
  isFirst: boolean
  isLast: boolean
  onChoose: () => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
  /** What can be changed of it. */
  children: ReactNode
}

/** One inserted page in the list: what it is, where it stands, and the ways to move it. */
export function InsertRow(props: InsertRowProps) {
  const { t } = useTranslation('web-pages')
  const { insert, chosen, isFirst, isLast, onChoose, onMove, onRemove, children } = props
  const place = usePlaceWords()(insert.at)
  const Icon = insertIcons[insert.kind]
  const name = t(`kinds.${insert.kind}.name`)
  const of = { name, place }
  return (
    <li className={styles.row} data-chosen={chosen || undefined}>
      <div className={styles.head}>
        <button type="button" className={styles.pick} aria-expanded={chosen} onClick={onChoose}>
          <Icon size={20} stroke={1.25} aria-hidden />
          <span>
            <span className={styles.rowName}>{insert.text?.trim().split('\n')[0]?.slice(0, 24) || name}</span>
            <span className={styles.place}>{place}</span>
          </span>
        </button>
        <RoundButton
          className={styles.tool}
          label={t('earlier', of)}
          disabled={isFirst}
          onClick={() => onMove(-1)}
        >
          <IconArrowUp size={18} stroke={1.5} aria-hidden />
        </RoundButton>
        <RoundButton
          className={styles.tool}
          label={t('later', of)}
          disabled={isLast}
          onClick={() => onMove(1)}
        >
          <IconArrowDown size={18} stroke={1.5} aria-hidden />
        </RoundButton>
        <RoundButton className={styles.tool} label={t('remove', of)} onClick={onRemove}>
          <IconTrash size={18} stroke={1.5} aria-hidden />
        </RoundButton>
      </div>
      {children}
    </li>
  )
}
