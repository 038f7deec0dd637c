import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { itemAddress } from '../design/item-address.ts'
import styles from './privacy.module.css'
import type { Decision, Group } from './privacy-queries.ts'

export interface FoundPlaceProps {
  bid: string
  text: string
  place: Group['places'][number]
  /** Absent where the whole row is about this place. */
  onDecide?: (decision: Decision['decision']) => void
}

/** Where something stands: the words around it, and the way to its page. */
export function FoundPlace({ bid, text, place, onDecide }: FoundPlaceProps) {
  const { t } = useTranslation('web-privacy')
  const { itemId, chapterId, before, after, kept } = place
  const month = `${chapterId.slice(0, 4)}/${chapterId.slice(4)}`
  return (
    <div className={styles.place}>
      <Link to={itemAddress(bid, chapterId, itemId)} aria-label={t('toPageNamed', { text, month })}>
        {month}
      </Link>
      {before + after !== '' && (
        <span>
          {before}
          <mark>{text}</mark>
          {after}
        </span>
      )}
      {onDecide && (
        <span className={styles.acts}>
          <button type="button" onClick={() => onDecide('cover')}>
            {t('coverHere')}
          </button>
          <button type="button" onClick={() => onDecide(kept ? 'ask' : 'keep')}>
            {t(kept ? 'ask' : 'keepHere')}
          </button>
        </span>
      )}
    </div>
  )
}
