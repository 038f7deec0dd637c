import { useRef } from 'react'
import type { EntryField } from '#domain/proofing/entry-words'
import { type Doubt, findDoubts } from '#domain/proofing/find-doubts'
import { mostOfCaption } from '../content/photo-edits.ts'
import { TypedField } from '../content/typed-field.tsx'
import { DoubtList } from './doubt-list.tsx'
import { piecesAround } from './pieces-around.ts'
import styles from './proofing.module.css'

export interface MarkedFieldProps {
  label: string
  field: EntryField
  onType: (value: string, run: string) => void
  /** One doubt was settled by what is proposed. */
  onMend: (value: string) => void
}

/** A field with what is doubtful in it marked, and said below. */
export function MarkedField({ label, field, onType, onMend }: MarkedFieldProps) {
  const { name, text: value } = field
  const room = useRef<HTMLDivElement>(null)
  const doubts = findDoubts(value)
  const show = ({ start, end }: Doubt) => {
    const area = room.current?.querySelector('textarea')
    area?.focus()
    area?.setSelectionRange(start, end)
  }
  return (
    <div ref={room} className={styles.field} data-name={name}>
      <TypedField
        label={label}
        value={value}
        lines={1}
        maxLength={most[name]}
        onType={onType}
        behind={shown => (
          <>
            {piecesAround(shown, shown === value ? doubts : findDoubts(shown)).map(
              ({ text, start, isDoubt }) => (isDoubt ? <mark key={start}>{text}</mark> : text),
            )}
            {/* a line that was just begun is a line */}
            {'\u200b'}
          </>
        )}
      />
      {doubts.length > 0 && (
        <DoubtList
          text={value}
          doubts={doubts}
          onShow={show}
          onMend={({ start, end, mend = '' }) => onMend(value.slice(0, start) + mend + value.slice(end))}
        />
      )}
    </div>
  )
}

const most = { title: 300, content: 100_000, place: 200, caption: mostOfCaption }
