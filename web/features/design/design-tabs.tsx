import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { type MutationKey, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Book } from '#contract/book'
import { ActionButton } from '../../editor/action-button.tsx'
import { type HistoryAction, historySteps } from '../../editor/history.ts'
import { useHistory } from '../../editor/use-history.ts'
import { TabLinks } from '../../ui/tab-links.tsx'
import { bookQuery } from '../reader/page-queries.ts'
import styles from './design-tabs.module.css'
import { type EditedDesign, flushDesign } from './use-design.ts'

const tabs = ['cover', 'layout', 'pages'] as const

export interface DesignTabsProps {
  book: Book
  current: (typeof tabs)[number]
  state: EditedDesign['state']
}

/** The tabs of the first step, whether all is saved, and the way back and forth. */
export function DesignTabs({ book, current, state }: DesignTabsProps) {
  const { t } = useTranslation('web-cover')
  const bid = encodeURIComponent(book.bid)
  const addresses = {
    cover: `/app/design/cover?bid=${bid}`,
    layout: `/app/design/cover?bid=${bid}&tab=layout`,
    pages: `/app/design/pages?bid=${bid}`,
  }
  return (
    <div className={styles.bar}>
      <TabLinks
        label={t('tabs.label')}
        tabs={tabs.map(tab => ({ to: addresses[tab], isCurrent: tab === current, words: t(`tabs.${tab}`) }))}
      />
      <div className={styles.work}>
        <SaveState state={state} />
        <Steps book={book} />
      </div>
    </div>
  )
}

function SaveState({ state }: Pick<DesignTabsProps, 'state'>) {
  const { t } = useTranslation('web-cover')
  const shown =
    state === 'saved' ? 'saved' : state === 'waiting' ? 'waiting' : state === 'refused' ? 'refused' : 'saving'
  const Icon = shown === 'saved' ? IconCheck : shown === 'saving' ? undefined : IconAlertTriangle
  return (
    <output className={styles.state} data-state={shown}>
      {Icon && <Icon size={16} stroke={1.75} aria-hidden />}
      <span>{t(`save.${shown}`)}</span>
    </output>
  )
}

export interface StepsProps {
  book: Book
  /** Key of what else is being saved on this screen: it goes first. */
  mutations?: MutationKey
}

/** Undo and redo of the whole book, with the usual keys. */
export function Steps({ book, mutations }: StepsProps) {
  const queries = useQueryClient()
  const { bid, undo, redo } = book
  const { busy, step } = useHistory({
    bid,
    saved: () => flushDesign(bid),
    ...(mutations && { mutations }),
    async onStepped({ book: after }) {
      queries.setQueryData(bookQuery({ bid: after.bid }).queryKey, after)
      const { bid, source } = after
      await queries.invalidateQueries({
        predicate: ({ queryKey }) => queryKey.includes(bid) || queryKey.includes(source.sid),
      })
    },
  })
  return (
    <div className={styles.steps}>
      {historyActions.map(action => (
        <ActionButton key={action.name} action={action} state={{ undo, redo, busy }} onPerform={step} />
      ))}
    </div>
  )
}

const historyActions: readonly HistoryAction[] = [
  { ...historySteps.undo, label: t => t('web-cover:undo') },
  { ...historySteps.redo, label: t => t('web-cover:redo') },
]
