import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useCallback, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Book } from '#contract/book'
import type { DrawnPage } from '#contract/page'
import { worstState } from '../../editor/savers.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { loadLater } from '../../ui/load-later.ts'
import { readItemAddress } from '../design/item-address.ts'
import { NoPages } from '../design/no-pages.tsx'
import { EntryDialog } from '../entry/dialogs.tsx'
import { monthWords } from '../reader/month-words.ts'
import { bookQuery, planQuery } from '../reader/page-queries.ts'
import { bringIntoView } from './bring-into-view.ts'
import styles from './content.module.css'
import { ContentBar } from './content-bar.tsx'
import { binKey, chaptersQuery, itemsKey } from './content-queries.ts'
import { findItemPage } from './find-item-page.ts'
import type { ChangeAnswer } from './item-savers.ts'
import { browserClock, createKeystrokeTimes } from './keystroke-times.ts'
import { monthItemsKey } from './month-items.ts'
import { MonthPanel } from './month-panel.tsx'
import { PagesColumn, type PagesHandle } from './pages-column.tsx'
import { SelectedItem } from './selected-item.tsx'
import { SidePanel } from './side-panel.tsx'
import { useAddPhotos } from './use-add-photos.ts'
import { useContentHistory } from './use-content-history.ts'
import { useCountsAfterTyping } from './use-counts-after-typing.ts'
import { useFollowItem } from './use-follow-item.ts'
import { useItemSavers } from './use-item-savers.ts'
import { useLiveContent } from './use-live-content.ts'
import { useMonthOfAddress } from './use-month-of-address.ts'
import { useSetPages } from './use-set-pages.ts'

const RecycleBin = loadLater(() => import('./recycle-bin.tsx').then(found => found.RecycleBin))

/** The entry that is edited. */
interface Selected {
  itemId: string
  chapterId: string
  /** The photo that was clicked on. */
  photoId?: string | undefined
}

export function ContentScreen({ book }: { book: Book }) {
  const { t } = useTranslation('web-content')
  const language = useLanguage()
  const queries = useQueryClient()
  const { bid, source } = book
  const { sid } = source
  // the month and the entry of the address
  const [start] = useState(() => readItemAddress(location.search))
  const [selected, setSelected] = useState<Selected | undefined>(start.item)
  const [sheet, openSheet] = useState(start.item !== undefined)
  const [opened, open] = useState<'bin' | 'patch'>()
  const pages = useRef<PagesHandle>(null)
  const [times] = useState(() => createKeystrokeTimes(browserClock))

  const { data: plan, error: planError } = useQuery(planQuery({ bid }))
  const { data: listed } = useQuery(chaptersQuery(bid))
  const chapters = listed?.chapters ?? []
  const months = chapters.map(chapter => chapter.chapterId)
  const [month, setMonth] = useMonthOfAddress(months)

  const isBusy = useRef(false)
  const setPages = useSetPages(bid, () => isBusy.current)
  const { show, refresh } = setPages
  const onAnswer = ({ item, chapter }: ChangeAnswer, upTo: number, before: string) => {
    // who moves to another month changes two of them
    if (!chapter || item.chapterId !== before) return refresh()
    times.answered(
      upTo,
      chapter.drawn.map(page => page.key),
    )
    show(chapter)
  }
  const { savers, savings } = useItemSavers({ bid, sid }, onAnswer)
  const adding = useAddPhotos(sid, savers)
  const state = worstState(savings.values())
  isBusy.current = state === 'sending'
  useCountsAfterTyping(bid, state)

  const readAgain = useCallback(
    (only?: readonly string[]) => {
      for (const month of only ?? [undefined])
        void queries.invalidateQueries({ queryKey: month ? monthItemsKey(sid, month) : itemsKey(sid) })
      for (const queryKey of [bookQuery({ bid }).queryKey, chaptersQuery(bid).queryKey, binKey(sid)])
        void queries.invalidateQueries({ queryKey })
    },
    [queries, bid, sid],
  )
  const work = useLiveContent(bid, { onChanged: readAgain, onSet: refresh })
  const { busy, step } = useContentHistory({
    bid,
    sid,
    rested: savers.rested,
    isOpen: itemId => itemId === selected?.itemId || savers.savingOf(itemId) !== undefined,
    onStepped: items => {
      for (const item of items) savers.seen(item)
      const back = items.find(item => item.itemId === selected?.itemId)
      if (selected && back) setSelected({ ...selected, chapterId: back.chapterId })
      readAgain()
      // the month is set behind the scenes; its event may get lost
      refresh(2_500)
    },
  })

  const showMonth = (to: string) => {
    setMonth(to)
    const first = plan?.pages.find(page => page.chapterId === to)
    if (first) pages.current?.showPage(first)
    setSelected(undefined)
  }
  const close = () => {
    const itemId = selected?.itemId
    setSelected(undefined)
    openSheet(false)
    // back to where one was
    if (itemId) document.querySelector<HTMLElement>(`[data-item="${CSS.escape(itemId)}"]`)?.focus()
  }
  const select = useCallback((itemId: string, chapterId: string, photoId: string | undefined) => {
    setSelected({ itemId, chapterId, photoId })
    openSheet(true)
    bringIntoView(itemId)
  }, [])
  const showItem = useCallback(
    async (itemId: string, chapterId: string) => {
      const page = await findItemPage(queries, bid, chapterId, itemId).catch(reportError)
      if (page) pages.current?.showPage(page)
      bringIntoView(itemId)
    },
    [queries, bid],
  )
  const onArrived = useCallback(() => {
    if (start.item) void showItem(start.item.itemId, start.item.chapterId)
  }, [start, showItem])
  const selectFromList = (itemId: string, chapterId: string) => {
    select(itemId, chapterId, undefined)
    return showItem(itemId, chapterId)
  }
  const selectedMonth = selected && (savings.get(selected.itemId)?.document.chapterId ?? selected.chapterId)
  useFollowItem({
    bid,
    itemId: selected?.itemId,
    chapterId: selectedMonth,
    isSaved: selected !== undefined && savings.get(selected.itemId)?.queue.state === 'saved',
    show: showItem,
  })
  const onCreated = (answer: ChangeAnswer) => {
    const { item, chapter } = answer
    readAgain([item.chapterId])
    if (chapter && plan?.pages.some(page => page.chapterId === item.chapterId)) show(chapter)
    refresh()
    void selectFromList(item.itemId, item.chapterId)
  }
  const onDrawn = useCallback((page: DrawnPage) => times.drawn(page.key), [times])

  return (
    <div className={styles.screen} data-sheet={sheet || undefined}>
      <h1 className="for-readers-only">{t('web-frame:titles.content')}</h1>
      <ContentBar
        months={months}
        month={month}
        onMonth={showMonth}
        state={state}
        history={{ undo: book.undo, redo: book.redo, busy }}
        onStep={step}
        onBin={() => open('bin')}
        onPanel={() => {
          setSelected(undefined)
          openSheet(!sheet || selected !== undefined)
        }}
      />
      <div className={styles.pages}>
        {work && <p className={styles.work}>{t(`work.${work.what}`, { done: work.done, of: work.of })}</p>}
        {plan && plan.pages.length > 0 ? (
          <PagesColumn
            bid={bid}
            sid={sid}
            plan={plan}
            start={start.month}
            onArrived={onArrived}
            selected={selected?.itemId}
            onSelect={select}
            onMonth={setMonth}
            onDrawn={onDrawn}
            handle={pages}
          />
        ) : (
          <NoPages
            book={book}
            error={planError}
            failed={t('fetchFailed')}
            hasEntries={chapters.some(chapter => chapter.items > 0)}
          />
        )}
      </div>
      <SidePanel
        label={t(selected ? 'editor' : 'inMonth')}
        opened={sheet}
        closable={selected !== undefined}
        subject={selected?.itemId ?? 'month'}
        onClose={close}
      >
        {!selected && (
          <MonthPanel
            bid={bid}
            sid={sid}
            month={month}
            deleted={chapters.find(chapter => chapter.chapterId === month)?.deleted ?? 0}
            onSelect={item => void selectFromList(item.itemId, item.chapterId)}
            onAdd={() => open('patch')}
            onBin={() => open('bin')}
            onFlushed={() => {
              readAgain()
              refresh(2_500)
            }}
          />
        )}
        {selected && selectedMonth !== undefined && (
          <SelectedItem
            key={selected.itemId}
            sid={sid}
            itemId={selected.itemId}
            chapterId={selectedMonth}
            photoId={selected.photoId}
            savers={savers}
            adding={adding}
            saving={savings.get(selected.itemId)}
            onTyped={times.typed}
          />
        )}
      </SidePanel>
      {opened === 'bin' && (
        <Suspense>
          <RecycleBin
            bid={bid}
            sid={sid}
            month={month}
            months={chapters.filter(chapter => chapter.deleted > 0).map(chapter => chapter.chapterId)}
            onRecovered={({ item, chapter }) => {
              if (chapter) show(chapter)
              readAgain([item.chapterId])
              refresh()
            }}
            onFlushed={() => {
              readAgain()
              refresh(2_500)
            }}
            onClose={() => open(undefined)}
          />
        </Suspense>
      )}
      {opened === 'patch' && (
        <EntryDialog
          target={{ sid, bid }}
          {...(month && { date: `${month.slice(0, 4)}-${month.slice(4)}-01` })}
          onSaved={onCreated}
          onClose={() => open(undefined)}
        />
      )}
      <p className="for-readers-only" role="status">
        {month && monthWords(month, language)}
      </p>
    </div>
  )
}
