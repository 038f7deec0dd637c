import { piecesOf } from './hits.ts'
import styles from './item-list.module.css'

/** A text with what was searched for marked. */
export function Marked({ text, q }: { text: string; q: string }) {
  if (q === '') return text
  return piecesOf(text, q).map(({ text, isHit }, i) =>
    isHit ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same pieces in the same order
      <mark key={i} className={styles.hit}>
        {text}
      </mark>
    ) : (
      text
    ),
  )
}
