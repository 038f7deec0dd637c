import { Button, Drawer } from '@mantine/core'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SocialItem } from '#contract/item'
import { changeItem } from '#contract/items'
import { flushChapter, listChapterItems, listItems } from '#contract/social-books'
import { callApi } from '../../api/client.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useCloseByBack } from '../../ui/close-by-back.ts'
import { dialogAttributes } from '../../ui/dialog-attributes.ts'
import { showError, showToast } from '../../ui/toast.ts'
import { entryDayText } from '../books/book-dates.ts'
import { monthWords } from '../reader/month-words.ts'
import { binKey } from './content-queries.ts'
import { itemName } from './item-name.ts'
import type { ChangeAnswer } from './item-savers.ts'
import styles from './recycle-bin.module.css'
import '../../ui/theme/dialogs.css'
import '@mantine/core/styles/Drawer.layer.css'

export interface RecycleBinProps {
  bid: string
  sid: string
  month: string
  /** Months with something in the bin. */
  months: readonly string[]
  onRecovered: (answer: ChangeAnswer) => void
  onFlushed: () => void
  onClose: () => void
}

/** What was deleted, of the month or of all, and how it comes back. */
export function RecycleBin({ bid, sid, month, months, onRecovered, onFlushed, onClose }: RecycleBinProps) {
  useCloseByBack(true, onClose)
  const { t } = useTranslation('web-content')
  const language = useLanguage()
  const queries = useQueryClient()
  const [all, setAll] = useState(!months.includes(month))
  const [busy, setBusy] = useState<string>()
  const queryKey = [...binKey(sid), all ? 'all' : month]
  const { data, hasNextPage, isFetching, isError, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => {
      const query = { page: pageParam, pagesize: 20, deleted: 'true' }
      return all
        ? callApi(listItems, { params: { sid }, query }, { signal })
        : callApi(listChapterItems, { params: { sid, cid: month }, query }, { signal })
    },
    initialPageParam: 0,
    getNextPageParam: ({ page, pagesize, total }) => ((page + 1) * pagesize < total ? page + 1 : undefined),
    staleTime: 0,
  })
  const items = data?.pages.flatMap(page => page.items) ?? []
  const end = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (!end.current || !hasNextPage) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting && !isFetching) void fetchNextPage()
    })
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [hasNextPage, isFetching, fetchNextPage])

  async function recover({ itemId, chapterId, version }: SocialItem): Promise<void> {
    setBusy(itemId)
    try {
      const params = { bid, chapterId, itemId }
      onRecovered(await callApi(changeItem, { params, body: { version, deleted: false } }))
      await queries.invalidateQueries({ queryKey: binKey(sid) })
    } catch (error) {
      void showError(error)
    } finally {
      setBusy(undefined)
    }
  }

  async function recoverAll(): Promise<void> {
    setBusy('all')
    try {
      for (const cid of all ? months : [month])
        await callApi(flushChapter, { params: { sid, cid }, body: { type: 'recover' } })
      void showToast({ kind: 'success', text: t('bin.recovered') })
      onFlushed()
      onClose()
    } catch (error) {
      void showError(error)
    } finally {
      setBusy(undefined)
    }
  }

  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      title={t('bin.heading')}
      attributes={dialogAttributes(t('bin.heading'))}
      closeButtonProps={{ 'aria-label': t('web-frame:close') }}
    >
      <fieldset className={styles.which}>
        <legend className="for-readers-only">{t('bin.which')}</legend>
        {[false, true].map(choice => (
          <label key={String(choice)}>
            <input type="radio" name="bin" checked={all === choice} onChange={() => setAll(choice)} />
            {choice ? t('bin.all') : monthWords(month, language)}
          </label>
        ))}
      </fieldset>
      {isError && (
        <p className={styles.end}>
          {t('fetchFailed')}{' '}
          <Button size="compact-sm" variant="subtle" onClick={() => void refetch()}>
            {t('web-errors:reload')}
          </Button>
        </p>
      )}
      {data && items.length === 0 && <p className={styles.end}>{t('bin.empty')}</p>}
      {items.length > 0 && (
        <>
          <Button variant="default" size="sm" loading={busy === 'all'} onClick={() => void recoverAll()}>
            {t('bin.recoverAll')}
          </Button>
          <ul className={styles.list}>
            {items.map(item => (
              <li key={item.itemId}>
                <div>
                  <p className={styles.date}>{entryDayText(item.postDate)}</p>
                  <p className={styles.name}>{itemName(item, 60) || t('photosOnly')}</p>
                </div>
                <Button
                  variant="subtle"
                  size="sm"
                  loading={busy === item.itemId}
                  onClick={() => void recover(item)}
                  aria-label={t('bin.recoverOne', { name: itemName(item, 24) || t('photosOnly') })}
                >
                  {t('recover')}
                </Button>
              </li>
            ))}
          </ul>
          <p ref={end} className={styles.end} role="status">
            {hasNextPage ? t('loadingMore') : t('noMoreItems')}
          </p>
        </>
      )}
    </Drawer>
  )
}
