import { Button } from '@mantine/core'
import {
  IconArrowBackUp,
  IconChecks,
  IconCloudDown,
  IconPencilPlus,
  IconRefresh,
  IconTrash,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { SocialItem } from '#contract/item'
import { flushChapter } from '#contract/social-books'
import { importFromNetworks } from '#contract/social-imports'
import { callApi } from '../../api/client.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { loadLater } from '../../ui/load-later.ts'
import { showError, showToast } from '../../ui/toast.ts'
import { proofingAddress } from '../design/proofing-address.ts'
import { monthWords } from '../reader/month-words.ts'
import { dayAndTime, itemName } from './item-name.ts'
import { monthItemsQuery } from './month-items.ts'
import styles from './month-panel.module.css'

const ConfirmDialog = loadLater(() =>
  import('../../ui/confirm-dialog.tsx').then(module => module.ConfirmDialog),
)

export interface MonthPanelProps {
  bid: string
  sid: string
  month: string
  deleted: number
  /** What the book comes to, where the bar has no room for it. */
  price: ReactNode
  onSelect: (item: SocialItem) => void
  onAdd: () => void
  onBin: () => void
  /** A whole month was deleted, recovered, or is being brought in anew. */
  onFlushed: () => void
}

/** What is in the month: its entries in order, and what one can do with all of them. */
export function MonthPanel(props: MonthPanelProps) {
  const { bid, sid, month, deleted, price, onSelect, onAdd, onBin, onFlushed } = props
  const { t } = useTranslation('web-content')
  const language = useLanguage()
  const { data: items } = useQuery(monthItemsQuery(sid, month))
  const [busy, setBusy] = useState<Flush | 'updateAll'>()
  const [isConfirming, setConfirming] = useState(false)
  const shown = items?.filter(item => item.chosen) ?? []

  async function flush(type: Flush | 'updateAll'): Promise<void> {
    setBusy(type)
    try {
      const isComing =
        type === 'updateAll'
          ? (await callApi(importFromNetworks, { query: { bid } })).imports.length > 0
          : (await callApi(flushChapter, { params: { sid, cid: month }, body: { type } })).importing
      if (isComing) void showToast({ kind: 'notice', text: t('sync.updating') })
      onFlushed()
    } catch (error) {
      void showError(error)
    } finally {
      setBusy(undefined)
      setConfirming(false)
    }
  }

  return (
    <div className={styles.panel}>
      <header>
        {month && <h2>{monthWords(month, language)}</h2>}
        {items && <p>{t('monthCount', { count: shown.length })}</p>}
      </header>
      <div className={styles.price}>{price}</div>
      <p className={styles.hint}>{t('hint')}</p>
      <Button fullWidth leftSection={<IconPencilPlus size={18} stroke={1.5} aria-hidden />} onClick={onAdd}>
        {t('entry.add')}
      </Button>
      <Button
        fullWidth
        variant="default"
        component={Link}
        to={proofingAddress(bid, { month })}
        leftSection={<IconChecks size={18} stroke={1.5} aria-hidden />}
      >
        {t('proofread')}
      </Button>
      {/* before the entries, of which some come and others go */}
      <div className={styles.actions}>
        <Button
          variant="subtle"
          color="ink.9"
          size="sm"
          leftSection={<IconArrowBackUp size={18} stroke={1.5} aria-hidden />}
          disabled={deleted === 0}
          onClick={onBin}
        >
          {t('bin.open', { count: deleted })}
        </Button>
        <Button
          variant="subtle"
          color="ink.9"
          size="sm"
          leftSection={<IconRefresh size={18} stroke={1.5} aria-hidden />}
          disabled={!month}
          loading={busy === 'update'}
          onClick={() => void flush('update')}
        >
          {t('sync.month')}
        </Button>
        <Button
          variant="subtle"
          color="ink.9"
          size="sm"
          leftSection={<IconCloudDown size={18} stroke={1.5} aria-hidden />}
          loading={busy === 'updateAll'}
          onClick={() => void flush('updateAll')}
        >
          {t('sync.all')}
        </Button>
        <Button
          variant="subtle"
          color="ink.9"
          size="sm"
          leftSection={<IconTrash size={18} stroke={1.5} aria-hidden />}
          disabled={shown.length === 0}
          onClick={() => setConfirming(true)}
        >
          {t('deleteAll')}
        </Button>
      </div>
      <ol className={styles.list}>
        {shown.map(item => (
          <li key={item.itemId}>
            <button type="button" data-entry={item.itemId} onClick={() => onSelect(item)}>
              <span className={styles.day}>{dayAndTime(item.postDate).day}</span>
              <span className={styles.name}>{itemName(item, 60) || t('photosOnly')}</span>
              {photosOf(item) > 0 && (
                <span className={styles.count}>{t('photoCount', { count: photosOf(item) })}</span>
              )}
            </button>
          </li>
        ))}
      </ol>
      {isConfirming && (
        <Suspense>
          <ConfirmDialog
            opened
            heading={t('deleteAllAsk.heading', { month: monthWords(month, language) })}
            text={t('deleteAllAsk.text', { count: shown.length })}
            confirm={t('deleteAll')}
            busy={busy === 'delete'}
            onConfirm={() => void flush('delete')}
            onClose={() => setConfirming(false)}
          />
        </Suspense>
      )}
    </div>
  )
}

type Flush = 'delete' | 'recover' | 'update'

function photosOf(item: SocialItem): number {
  return item.photos.filter(photo => !photo.removed).length
}
