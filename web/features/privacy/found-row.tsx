import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { FoundPlace } from './found-place.tsx'
import styles from './privacy.module.css'
import type { Decision, Group } from './privacy-queries.ts'

export interface FoundRowProps {
  bid: string
  group: Group
  onDecide: (decision: Decision) => void
}

/** One text that was found, with its places; decided for all of them, or for each. */
export function FoundRow({ bid, group, onDecide }: FoundRowProps) {
  const { t } = useTranslation('web-privacy')
  const { kind, text, count, kept, places } = group
  const isKept = kept >= count
  const [first] = places
  return (
    <li className={styles.row} data-kept={isKept || undefined}>
      <p className={styles.text}>
        <strong>{text}</strong>
        {count > 1 && <span className={styles.count}>{t('times', { count })}</span>}
        {isKept && <span className={styles.count}>{t('isKept')}</span>}
      </p>
      <div className={styles.acts}>
        <Button
          size="compact-md"
          variant="default"
          aria-label={t('coverNamed', { text })}
          onClick={() => onDecide({ kind, text, decision: 'cover' })}
        >
          {t('cover')}
        </Button>
        <Button
          size="compact-md"
          variant="subtle"
          color="ink.9"
          aria-label={t(isKept ? 'askNamed' : 'keepNamed', { text })}
          onClick={() => onDecide({ kind, text, decision: isKept ? 'ask' : 'keep' })}
        >
          {t(isKept ? 'ask' : 'keep')}
        </Button>
      </div>
      {first && count === 1 && <FoundPlace bid={bid} text={text} place={first} />}
      {count > 1 && (
        <details className={styles.places}>
          <summary>{t('where')}</summary>
          {places.map((place, i) => (
            <FoundPlace
              // biome-ignore lint/suspicious/noArrayIndexKey: one entry may say it twice
              key={`${place.itemId} ${i}`}
              bid={bid}
              text={text}
              place={place}
              onDecide={decision => onDecide({ kind, text, itemId: place.itemId, decision })}
            />
          ))}
          {count > places.length && <p>{t('morePlaces', { count: count - places.length })}</p>}
        </details>
      )}
    </li>
  )
}
