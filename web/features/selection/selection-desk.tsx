import { Button } from '@mantine/core'
import { IconDownload, IconPencilPlus } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import type { Book } from '#contract/book'
import type { SocialItem } from '#contract/item'
import { loadLater } from '../../ui/load-later.ts'
import { useSearchChange } from '../../ui/use-search-change.ts'
import { stepAddress } from '../design/design-steps.ts'
import { Steps } from '../design/design-tabs.tsx'
import { EntryDialog } from '../entry/dialogs.tsx'
import { ImportDialog } from '../imports/dialogs.tsx'
import { isArriving, isWorking } from '../imports/follow-book.ts'
import { FilterBar } from './filter-bar.tsx'
import { ImportPlace } from './import-place.tsx'
import { ItemList } from './item-list.tsx'
import { NothingHere } from './nothing-here.tsx'
import styles from './selection.module.css'
import { isFiltered, isSearch, type SelectionFilter } from './selection-filter.ts'
import { readAnew } from './selection-queries.ts'
import type { SelectionRow } from './selection-rows.ts'
import { SelectionTabs } from './selection-tabs.tsx'
import { SpanLine } from './span-line.tsx'
import { TotalBar } from './total-bar.tsx'
import { choosing, useChoices } from './use-choices.ts'
import { useSelection } from './use-selection.ts'
import { useSelectionNews } from './use-selection-news.ts'
import { YearRail } from './year-rail.tsx'

const ItemDialog = loadLater(() => import('./item-dialog.tsx').then(module => module.ItemDialog))

/** The selection: tabs with their counts, what one can do with all of a tab, and the items by month. */
export function SelectionDesk({ book, filter }: { book: Book; filter: SelectionFilter }) {
  const { t } = useTranslation('web-selection')
  const { bid } = book
  const { sid } = book.source
  const queries = useQueryClient()
  const [dialog, setDialog] = useState<'import' | 'patch'>()
  const selection = useSelection(sid, filter)
  const choices = useChoices(bid, sid, filter.type)
  const [search] = useSearchParams()
  const changeSearch = useSearchChange()
  const [jump, setJump] = useState(() => {
    const month = search.get('month')
    return month === null ? undefined : { month }
  })
  const [read, setRead] = useState<SocialItem>()
  const q = filter.q.trim()
  const whole = !isFiltered(filter)
  const months = whole ? (selection.social?.chapters.map(chapter => chapter.month) ?? []) : []
  const month = search.get('month') ?? undefined
  // where one is, for the way to the pages and back, and for a reload
  const setMonth = (to: string, isScrolled: boolean) => {
    if (!whole || to === month || (month === undefined && !isScrolled)) return
    changeSearch({ month: to })
  }
  useSelectionNews(bid, sid)
  const isEmpty = selection.status === 'success' && selection.total === 0
  return (
    <div className={styles.screen}>
      <div className={styles.top}>
        <h1>{t('heading')}</h1>
        <div className={styles.state}>
          <output className={styles.saving}>
            {t(choices.busy ? 'saving' : choices.failed ? 'notSaved' : 'saved')}
          </output>
          <Steps book={book} mutations={choosing(sid)} />
        </div>
        <div className={styles.actions}>
          <Button
            variant="outline"
            color="ink.9"
            leftSection={<IconPencilPlus size={18} stroke={1.5} aria-hidden />}
            onClick={() => setDialog('patch')}
          >
            {t('write')}
          </Button>
          <Button
            variant="outline"
            color="ink.9"
            leftSection={<IconDownload size={18} stroke={1.5} aria-hidden />}
            onClick={() => setDialog('import')}
          >
            {t('import')}
          </Button>
          <Button component={Link} to={stepAddress('preview', bid)}>
            {t('preview')}
          </Button>
        </div>
      </div>
      <ImportPlace book={book} isCovered={dialog === 'import'} />
      <SpanLine bid={bid} sid={sid} span={selection.social?.span} editable={book.editable} />
      <SelectionTabs
        bid={bid}
        current={isSearch(filter) ? undefined : filter.type}
        counts={selection.social?.counts}
      />
      {selection.social && (isFiltered(filter) || (selection.social.counts[filter.type]?.items ?? 0) > 0) && (
        <>
          <FilterBar
            filter={filter}
            origins={selection.social.origins}
            months={months}
            onJump={month => setJump({ month })}
          />
          <TotalBar
            book={book}
            social={selection.social}
            filter={filter}
            found={selection.total}
            onAll={choices.all}
            onFound={chosen => choices.found(chosen, filter)}
          />
        </>
      )}
      {isEmpty ? (
        <NothingHere
          filter={filter}
          isRead={filter.type === 'instagram' ? book.insInitialized : book.postsInitialized}
          isComing={isWorking(book) || isArriving(book)}
          onImport={() => setDialog('import')}
          onWrite={() => setDialog('patch')}
        />
      ) : (
        // another one once the bars above it are there: nothing that is seen moves down
        <div key={selection.social ? 'list' : 'waiting'} className={styles.listRoom}>
          <ItemList
            key={JSON.stringify(filter)}
            selection={selection}
            choices={choices}
            editable={book.editable}
            whole={whole}
            q={q}
            jump={jump}
            onJumped={() => setJump(undefined)}
            onMonth={setMonth}
            onRead={setRead}
          />
          <YearRail months={months} month={month} onJump={month => setJump({ month })} />
        </div>
      )}
      {read && (
        <Suspense>
          <ItemDialog
            bid={bid}
            item={newestOf(selection.rows, read)}
            q={q}
            disabled={!book.editable}
            onChange={choices.item}
            onClose={() => setRead(undefined)}
          />
        </Suspense>
      )}
      {dialog === 'import' && <ImportDialog bid={bid} onClose={() => setDialog(undefined)} />}
      {dialog === 'patch' && (
        <EntryDialog
          target={{ sid, bid }}
          onClose={() => setDialog(undefined)}
          onSaved={() => {
            setDialog(undefined)
            readAnew(queries, bid, sid)
            // there it is
            changeSearch({ tab: 'patch' }, { replace: false })
          }}
        />
      )}
    </div>
  )
}

/** An item as the list has it now: what was changed in its dialog is in there. */
function newestOf(rows: readonly SelectionRow[], item: SocialItem): SocialItem {
  for (const row of rows)
    if (row.kind === 'item' && row.slot.item?.itemId === item.itemId) return row.slot.item
  return item
}
