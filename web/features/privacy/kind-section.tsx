import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FindingKind } from '#domain/privacy/private-findings'
import { FoundRow } from './found-row.tsx'
import styles from './privacy.module.css'
import type { Decision, Group } from './privacy-queries.ts'

export interface KindSectionProps {
  bid: string
  kind: FindingKind
  groups: readonly Group[]
  onDecide: (decision: Decision) => void
}

/** What was found of one kind: all of it at once, or each by itself. */
export function KindSection({ bid, kind, groups, onDecide }: KindSectionProps) {
  const { t } = useTranslation('web-privacy')
  const [shown, setShown] = useState(rowsAtOnce)
  const heading = useRef<HTMLHeadingElement>(null)
  const open = groups.filter(({ count, kept }) => kept < count)
  const decide = (decision: Decision) => {
    // what was pressed goes with its row
    if (decision.decision === 'cover') heading.current?.focus({ preventScroll: true })
    onDecide(decision)
  }
  return (
    <section className={styles.kind}>
      <div className={styles.kindHead}>
        <h2 ref={heading} tabIndex={-1}>
          {t(`kinds.${kind}`)} <span className={styles.count}>{t('open', { count: open.length })}</span>
        </h2>
        {open.length > 0 && (
          <div className={styles.all}>
            <Button variant="default" size="sm" onClick={() => decide({ kind, decision: 'cover' })}>
              {t(`coverAll.${isLeftOut(kind) ? 'leave' : 'cover'}`)}
            </Button>
            <Button
              variant="subtle"
              color="ink.9"
              size="sm"
              onClick={() => decide({ kind, decision: 'keep' })}
            >
              {t('keepAll')}
            </Button>
          </div>
        )}
      </div>
      <ul className={styles.list}>
        {groups.slice(0, shown).map(group => (
          <FoundRow key={group.text} bid={bid} group={group} onDecide={decide} />
        ))}
      </ul>
      {groups.length > shown && (
        <Button variant="subtle" color="ink.9" onClick={() => setShown(shown + rowsAtOnce)}>
          {t('more', { count: groups.length - shown })}
        </Button>
      )}
    </section>
  )
}

/** Those are no words of a text, but lines of their own: they are left out. */
const isLeftOut = (kind: FindingKind) => kind === 'place' || kind === 'quote'

const rowsAtOnce = 50
