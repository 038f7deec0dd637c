import { useQuery } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Book } from '#contract/book'
import { savingState } from '../../editor/savers.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { readItemAddress } from '../design/item-address.ts'
import { BookPrice } from '../prices/book-price.tsx'
import { monthWords } from '../reader/month-words.ts'
import { isOfMonth } from '../reader/months-on.ts'
import { planQuery } from '../reader/page-queries.ts'
import styles from './content.module.css'
import { ContentBar } from './content-bar.tsx'
import { ContentDialogs } from './content-dialogs.tsx'
import { ContentPages } from './content-pages.tsx'
import { ContentPanel } from './content-panel.tsx'
import { chaptersQuery } from './content-queries.ts'
import { FirstHint } from './first-hint.tsx'
import type { PagesHandle } from './pages-column.tsx'
import { useContentSaving } from './use-content-saving.ts'
import { useContentSteps } from './use-content-steps.ts'
import { useFollowItem } from './use-follow-item.ts'
import { useLiveContent } from './use-live-content.ts'
import { useMonthOfAddress } from './use-month-of-address.ts'
import { useReadAgain } from './use-read-again.ts'
import { useSelection } from './use-selection.ts'
import { useShowItem } from './use-show-item.ts'

/** The entries of a book, edited on its pages and beside them. */
export function ContentScreen({ book }: { book: Book }) {
  const { t } = useTranslation('web-content')
  const language = useLanguage()
  const { bid, revision, source } = book
  const { sid } = source
  // the month and the entry of the address
  const [start] = useState(() => readItemAddress(location.search))
  const [opened, open] = useState<'bin' | 'patch'>()
  const pages = useRef<PagesHandle>(null)

  const { data: plan, error } = useQuery(planQuery({ bid }))
  const { data: listed } = useQuery(chaptersQuery(bid))
  const chapters = listed?.chapters ?? []
  const months = chapters.map(chapter => chapter.chapterId)
  const { month, setMonth, setPage } = useMonthOfAddress(months)
  const selection = useSelection(start.item)
  const { selected, sheet, select } = selection
  const saving = useContentSaving({ bid, sid })
  const { savers, savings, state, refresh, look, onTyped, onDrawn } = saving
  const readAgain = useReadAgain({ bid, sid })
  const work = useLiveContent(bid, { onChanged: readAgain, onTouched: refresh, onSet: look })
  const showItem = useShowItem(bid, pages)

  // what is set behind the scenes, whose event may get lost
  const onFlushed = () => {
    readAgain()
    refresh(2_500)
  }
  const { busy, step } = useContentSteps({ bid, sid, selection, saving, onStepped: onFlushed })
  const ofSelected = selected && savings.get(selected.itemId)
  const selectedMonth = selected && (ofSelected?.document.chapterId ?? selected.chapterId)
  const isSaved = ofSelected?.queue.state === 'saved'
  useFollowItem({ bid, itemId: selected?.itemId, chapterId: selectedMonth, isSaved, show: showItem })

  const showMonth = (to: string) => {
    // its pages are asked for before the screen tells of it
    const first = plan?.pages.find(page => isOfMonth(page, to))
    if (first) pages.current?.showPage(first)
    setMonth(to)
    selection.showMonth()
  }
  const onArrived = useCallback(() => {
    if (start.item) void showItem(start.item.itemId, start.item.chapterId)
  }, [start, showItem])
  const waitsForChoice = state === 'conflict' || state === 'refused'
  const toChoose = waitsForChoice ? [...savings].find(([, one]) => savingState(one) === state) : undefined
  const selectFromList = (itemId: string, chapterId: string) => {
    select(itemId, chapterId, undefined)
    void showItem(itemId, chapterId)
  }

  return (
    <div className={styles.screen} data-sheet={sheet || selected?.isTyped || undefined}>
      <h1 className="for-readers-only">{t('web-frame:titles.content')}</h1>
      <ContentBar
        months={months}
        month={month}
        onMonth={showMonth}
        state={state}
        onUnsaved={toChoose && (() => selectFromList(toChoose[0], toChoose[1].document.chapterId))}
        history={{ undo: book.undo, redo: book.redo, busy }}
        onStep={step}
        price={<BookPrice bid={bid} revision={revision} show="paperback" />}
        onBin={() => open('bin')}
        onPanel={selection.togglePanel}
      />
      <ContentPages
        book={book}
        plan={plan}
        error={error}
        hasEntries={chapters.some(chapter => chapter.items > 0)}
        work={work}
        start={start}
        onArrived={onArrived}
        selected={selected?.itemId}
        onSelect={select}
        savers={savers}
        onTyped={onTyped}
        onForm={selection.goOnInForm}
        month={month}
        onMonth={setMonth}
        onPage={setPage}
        onDrawn={onDrawn}
        handle={pages}
      />
      {plan && plan.pages.length > 0 && <FirstHint isEditing={selected !== undefined} />}
      <ContentPanel
        book={book}
        selection={selection}
        selectedMonth={selectedMonth}
        saving={saving}
        onShowPage={page => pages.current?.showPage(page)}
        month={month}
        deleted={chapters.find(chapter => chapter.chapterId === month)?.deleted ?? 0}
        onSelect={item => selectFromList(item.itemId, item.chapterId)}
        onAdd={() => open('patch')}
        onBin={() => open('bin')}
        onFlushed={onFlushed}
      />
      <ContentDialogs
        book={book}
        opened={opened}
        month={month}
        deleted={chapters.filter(chapter => chapter.deleted > 0).map(chapter => chapter.chapterId)}
        plan={plan}
        saving={saving}
        readAgain={readAgain}
        onFlushed={onFlushed}
        onCreated={item => selectFromList(item.itemId, item.chapterId)}
        onClose={() => open(undefined)}
      />
      <p className="for-readers-only" role="status">
        {month && monthWords(month, language)}
      </p>
    </div>
  )
}
