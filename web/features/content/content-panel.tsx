import { useTranslation } from 'react-i18next'
import type { Book } from '#contract/book'
import { BookPrice } from '../prices/book-price.tsx'
import { MonthPanel, type MonthPanelProps } from './month-panel.tsx'
import type { PagesHandle } from './pages-column.tsx'
import { SelectedItem } from './selected-item.tsx'
import { SidePanel } from './side-panel.tsx'
import { useAddPhotos } from './use-add-photos.ts'
import type { ContentSaving } from './use-content-saving.ts'
import type { Selection } from './use-selection.ts'
import { WordsElsewhere } from './words-elsewhere.tsx'

export interface ContentPanelProps extends Omit<MonthPanelProps, 'bid' | 'sid' | 'price'> {
  book: Book
  selection: Selection
  /** The month of the entry that is edited, as it is saved. */
  selectedMonth: string | undefined
  saving: ContentSaving
  onShowPage: PagesHandle['showPage']
}

/** Beside the pages: the entry that is edited, or what is in the month. */
export function ContentPanel(props: ContentPanelProps) {
  const { book, selection, selectedMonth, saving, onShowPage, ...ofMonth } = props
  const { t } = useTranslation('web-content')
  const { bid, revision, source } = book
  const { sid } = source
  const { savers, savings, onTyped } = saving
  const { selected, sheet } = selection
  const adding = useAddPhotos({ bid, sid }, savers)
  return (
    <SidePanel
      label={t(selected ? 'editor' : 'inMonth')}
      opened={sheet}
      closable={selected !== undefined}
      subject={selected?.itemId ?? 'month'}
      focusRequests={selected?.focusRequests ?? 0}
      ofPhoto={selected?.photoId !== undefined}
      takesFocus={!selected?.isTyped}
      onClose={selection.close}
    >
      {!selected && (
        <MonthPanel
          bid={bid}
          sid={sid}
          price={<BookPrice bid={bid} revision={revision} show="bindings" />}
          {...ofMonth}
        />
      )}
      {selected && selectedMonth !== undefined && (
        <SelectedItem
          key={selected.itemId}
          bid={bid}
          sid={sid}
          itemId={selected.itemId}
          chapterId={selectedMonth}
          photoId={selected.photoId}
          savers={savers}
          adding={adding}
          saving={savings.get(selected.itemId)}
          onTyped={onTyped}
          onDeleted={selection.leaveDeleted}
        >
          {selected.isApart && (
            <WordsElsewhere
              bid={bid}
              itemId={selected.itemId}
              chapterId={selectedMonth}
              onShow={onShowPage}
            />
          )}
        </SelectedItem>
      )}
    </SidePanel>
  )
}
