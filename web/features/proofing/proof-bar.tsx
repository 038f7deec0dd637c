import { IconArrowLeft } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ActionButton } from '../../editor/action-button.tsx'
import type { History, HistoryWay } from '../../editor/history.ts'
import type { SaveQueue } from '../../editor/save-queue.ts'
import { contentHistoryActions } from '../content/use-content-history.ts'
import { itemAddress } from '../design/item-address.ts'
import type { Proof } from './proof-queries.ts'
import styles from './proofing.module.css'

export interface ProofBarProps {
  bid: string
  proof: Proof | undefined
  state: SaveQueue<object>['state']
  history: History
  onStep: (way: HistoryWay) => void
}

/** Where one is, the way back to the page of the entry, saving, undo and redo. */
export function ProofBar({ bid, proof, state, history, onStep }: ProofBarProps) {
  const { t } = useTranslation('web-proofing')
  return (
    <header className={styles.head}>
      <Link to={itemAddress(bid, proof?.chapterId, proof?.itemId)} className={styles.back}>
        <IconArrowLeft size={18} stroke={1.5} aria-hidden />
        {t('toPage')}
      </Link>
      <h1>{t('heading')}</h1>
      <p className={styles.saving} role="status" data-state={state}>
        {t(`web-content:saving.${state}`)}
      </p>
      <div className={styles.steps}>
        {contentHistoryActions.map(action => (
          <ActionButton key={action.name} action={action} state={history} onPerform={onStep} />
        ))}
      </div>
    </header>
  )
}
