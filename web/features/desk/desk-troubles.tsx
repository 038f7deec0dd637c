import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { DeskOrder } from '#contract/desk'
import { momentText } from '../books/book-dates.ts'
import { sumText } from '../prices/sum-text.ts'
import styles from './desk.module.css'
import type { DeskAct } from './desk-queries.ts'
import { SettleButton } from './settle-button.tsx'

type Trouble = DeskOrder['troubles'][number]

export interface DeskTroublesProps {
  troubles: readonly Trouble[]
  busy: boolean
  onAct: (act: DeskAct) => void
}

/** What went wrong with the payments of an order, each with what to do about it. */
export function DeskTroubles({ troubles, busy, onAct }: DeskTroublesProps) {
  const { t } = useTranslation('web-desk-shop')
  if (troubles.length === 0) return null
  return (
    <section>
      <h2>{t('troubles.heading')}</h2>
      <ul className={styles.books}>
        {troubles.map(trouble => {
          const { id, kind, amount, method, providerId, failure, createdAt, isOpen } = trouble
          return (
            <li key={id}>
              <h3>{[t(`troubles.kinds.${kind}`), sumText(amount)].join(t('web-desk:between'))}</h3>
              <p className={styles.facts}>
                {[
                  momentText(createdAt),
                  t('troubles.at', {
                    method: t(`web-desk:methods.${method}`),
                    id: providerId ?? t('troubles.noId'),
                  }),
                  ...(failure ? [t('troubles.why', { why: failure })] : []),
                  ...(isOpen || kind === 'surplus' ? [] : [t('troubles.settled')]),
                ].join(t('web-desk:between'))}
              </p>
              {(isOpen || kind === 'surplus') && <p className={styles.words}>{t(`troubles.what.${kind}`)}</p>}
              {isOpen && (
                <div className={styles.acts}>
                  {kind === 'refundFailed' && (
                    <Button size="sm" loading={busy} onClick={() => onAct({ kind: 'refundAgain', rid: id })}>
                      {t('troubles.again')}
                    </Button>
                  )}
                  <SettleButton busy={busy} onSettle={() => onAct({ kind: 'settle', troubleId: id })} />
                </div>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
