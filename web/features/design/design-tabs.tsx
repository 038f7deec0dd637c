import { IconAlertTriangle, IconArrowBackUp, IconArrowForwardUp, IconCheck } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Book } from '#contract/book'
import { redo, undo } from '#contract/books'
import { callApi } from '../../api/client.ts'
import { RoundButton } from '../../ui/round-button.tsx'
import { TabLinks } from '../../ui/tab-links.tsx'
import { showError } from '../../ui/toast.ts'
import { bookQuery } from '../reader/page-queries.ts'
import styles from './design-tabs.module.css'
import { type DesignInHand, flushDesign } from './use-design.ts'

const tabs = ['cover', 'layout', 'pages'] as const

export interface DesignTabsProps {
  book: Book
  current: (typeof tabs)[number]
  state: DesignInHand['state']
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
  const said =
    state === 'saved' ? 'saved' : state === 'waiting' ? 'waiting' : state === 'refused' ? 'refused' : 'saving'
  const Icon = said === 'saved' ? IconCheck : said === 'saving' ? undefined : IconAlertTriangle
  return (
    <output className={styles.state} data-state={said}>
      {Icon && <Icon size={16} stroke={1.75} aria-hidden />}
      <span>{t(`save.${said}`)}</span>
    </output>
  )
}

/** Undo and redo of the whole book, with the usual keys. */
export function Steps({ book }: Pick<DesignTabsProps, 'book'>) {
  const { t } = useTranslation('web-cover')
  const queries = useQueryClient()
  const step = useMutation({
    mutationFn: async (way: 'undo' | 'redo') => {
      await flushDesign(book.bid)
      return callApi(way === 'undo' ? undo : redo, { params: { bid: book.bid } })
    },
    onSuccess: async ({ book: after }) => {
      queries.setQueryData(bookQuery({ bid: after.bid }).queryKey, after)
      const { bid, source } = after
      await queries.invalidateQueries({
        predicate: ({ queryKey }) => queryKey.includes(bid) || queryKey.includes(source.sid),
      })
    },
    onError: showError,
  })
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return
    const key = event.key.toLowerCase()
    const way = key === 'y' || (key === 'z' && event.shiftKey) ? 'redo' : key === 'z' ? 'undo' : undefined
    // a dialog has its own fields
    if (!way || document.querySelector('[role="dialog"]')) return
    event.preventDefault()
    if (!step.isPending) step.mutate(way)
  })
  useEffect(() => {
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  return (
    <div className={styles.steps}>
      <RoundButton
        label={t('undo')}
        disabled={book.undo === null || step.isPending}
        onClick={() => step.mutate('undo')}
      >
        <IconArrowBackUp size={20} stroke={1.5} aria-hidden />
      </RoundButton>
      <RoundButton
        label={t('redo')}
        disabled={book.redo === null || step.isPending}
        onClick={() => step.mutate('redo')}
      >
        <IconArrowForwardUp size={20} stroke={1.5} aria-hidden />
      </RoundButton>
    </div>
  )
}
