import { UnstyledButton } from '@mantine/core'
import { IconCloudCheck, IconCloudOff, IconCloudUp, IconListDetails, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../editor/action-button.tsx'
import type { History, HistoryWay } from '../../editor/history.ts'
import type { SaveQueue } from '../../editor/save-queue.ts'
import { RoundButton } from '../../ui/round-button.tsx'
import { MonthJump } from '../reader/month-jump.tsx'
import styles from './content-bar.module.css'
import { contentHistoryActions } from './use-content-history.ts'

export interface ContentBarProps {
  months: readonly string[]
  month: string
  onMonth: (month: string) => void
  state: SaveQueue<object>['state']
  /** Opens an entry that was changed elsewhere, or was refused; absent where there is none. */
  onUnsaved: (() => void) | undefined
  history: History
  onStep: (way: HistoryWay) => void
  onBin: () => void
  /** What the book comes to. */
  price: ReactNode
  /** Shows what is in the month, where the panel is not beside the pages. */
  onPanel: () => void
}

/** Month, saving, undo and redo, recycle bin: what is needed wherever one is in the book. */
export function ContentBar(props: ContentBarProps) {
  const { months, month, onMonth, state, onUnsaved, history, onStep, price, onBin, onPanel } = props
  const { t } = useTranslation('web-content')
  const shown = useShownState(state)
  const Icon = savingLooks[shown]
  return (
    <div className={styles.bar} role="toolbar" aria-label={t('bar')}>
      <div className={styles.group} data-empty={months.length === 0 || undefined}>
        <MonthJump months={months} month={month} onMonth={onMonth} />
      </div>
      <div className={styles.price}>{price}</div>
      <p className={styles.saving} role="status" data-state={shown}>
        <Icon size={18} stroke={1.5} aria-hidden />
        {/* a sentence that comes in sight is another one, and not the hidden one moved there */}
        <span key={shown}>
          {onUnsaved ? (
            <UnstyledButton className={styles.toEntry} onClick={onUnsaved}>
              {t(`saving.${shown}`)}
            </UnstyledButton>
          ) : (
            t(`saving.${shown}`)
          )}
        </span>
      </p>
      <div className={styles.group}>
        {contentHistoryActions.map(action => (
          <ActionButton key={action.name} action={action} state={history} onPerform={onStep} />
        ))}
        <RoundButton label={t('bin.heading')} onClick={onBin}>
          <IconTrash size={20} stroke={1.5} aria-hidden />
        </RoundButton>
        <span className={styles.small}>
          <RoundButton label={t('inMonth')} onClick={onPanel}>
            <IconListDetails size={20} stroke={1.5} aria-hidden />
          </RoundButton>
        </span>
      </div>
    </div>
  )
}

/** What waits for the network waits on while it is tried again, every second or so. */
function useShownState(state: ContentBarProps['state']): ContentBarProps['state'] {
  const [before, setBefore] = useState(state)
  if (state !== 'sending' && state !== before) setBefore(state)
  return state === 'sending' && before === 'waiting' ? before : state
}

const savingLooks = {
  saved: IconCloudCheck,
  sending: IconCloudUp,
  waiting: IconCloudOff,
  conflict: IconCloudOff,
  refused: IconCloudOff,
}
