import { Button } from '@mantine/core'
import { IconArrowLeft, IconArrowRight, IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { RoundButton } from '../../ui/round-button.tsx'
import { stepAddress } from '../design/design-steps.ts'
import styles from './proofing.module.css'
import type { ProofMoves } from './use-proof-keys.ts'

export interface ProofFootProps {
  bid: string
  /** Entries that were not read through. */
  left: number
  done: boolean
  moves: ProofMoves
  onMark: () => void
}

/** Always at hand at the foot of the window: back, read through, on; and how many are left. */
export function ProofFoot({ bid, left, done, moves, onMark }: ProofFootProps) {
  const { t } = useTranslation('web-proofing')
  return (
    <div className={styles.foot} role="toolbar" aria-label={t('foot')}>
      <RoundButton label={t('before')} disabled={!moves.before} onClick={moves.before}>
        <IconArrowLeft size={20} stroke={1.5} aria-hidden />
      </RoundButton>
      <div className={styles.mark}>
        <Button
          variant={done ? 'default' : 'filled'}
          leftSection={<IconCheck size={18} stroke={1.75} aria-hidden />}
          onClick={onMark}
        >
          {t(done ? 'unmark' : 'mark')}
        </Button>
        <p role="status">
          {left > 0 && t('left', { count: left })}
          {left === 0 && (
            <>
              {t('allDone')} <Link to={stepAddress('preview', bid)}>{t('toPreview')}</Link>
            </>
          )}
        </p>
      </div>
      <RoundButton label={t('after')} disabled={!moves.after} onClick={moves.after}>
        <IconArrowRight size={20} stroke={1.5} aria-hidden />
      </RoundButton>
    </div>
  )
}
