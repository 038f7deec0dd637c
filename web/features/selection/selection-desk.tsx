import { Button } from '@mantine/core'
import { IconDownload, IconPencilPlus } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Book } from '#contract/book'
import { stepAddress } from '../design/design-steps.ts'
import { Steps } from '../design/design-tabs.tsx'
import { EntryDialog } from '../entry/dialogs.tsx'
import { ImportDialog, ImportProgress, PartlyLine } from '../imports/dialogs.tsx'
import { importSteps, isArriving, isWorking, whyPartly } from '../imports/follow-book.ts'
import { FilterBar } from './filter-bar.tsx'
import { ItemList } from './item-list.tsx'
import { NothingHere } from './nothing-here.tsx'
import styles from './selection.module.css'
import { isFiltered, type SelectionFilter } from './selection-filter.ts'
import { readAnew } from './selection-queries.ts'
import { SelectionTabs } from './selection-tabs.tsx'
import { TotalBar } from './total-bar.tsx'
import { useChoices } from './use-choices.ts'
import { useSelection } from './use-selection.ts'
import { useSelectionNews } from './use-selection-news.ts'

/** The selection: tabs with their counts, what one can do with all of a tab, and the items by month. */
export function SelectionDesk({ book, filter }: { book: Book; filter: SelectionFilter }) {
  const { t } = useTranslation('web-selection')
  const { bid } = book
  const { sid } = book.source
  const queries = useQueryClient()
  const [dialog, setDialog] = useState<'import' | 'patch'>()
  const selection = useSelection(sid, filter)
  const choices = useChoices(bid, sid, filter.type)
  const [jump, setJump] = useState<{ month: string }>()
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
          <Steps book={book} />
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
      {(isWorking(book) || isArriving(book) || hasFailed(book)) && <ImportProgress bid={bid} />}
      {!isWorking(book) && whyPartly(book) && <PartlyLine bid={bid} why={whyPartly(book)} />}
      <SelectionTabs bid={bid} current={filter.type} counts={selection.social?.counts} />
      {selection.social && (selection.social.counts[filter.type]?.items ?? 0) > 0 && (
        <>
          <FilterBar
            filter={filter}
            origins={selection.social.origins}
            months={isFiltered(filter) ? [] : selection.social.chapters.map(chapter => chapter.month)}
            onJump={month => setJump({ month })}
          />
          <TotalBar
            social={selection.social}
            filter={filter}
            found={selection.total}
            editable={book.editable}
            onAll={choices.all}
          />
        </>
      )}
      {isEmpty ? (
        <NothingHere
          filter={filter}
          isRead={filter.type === 'instagram' ? book.insInitialized : book.postsInitialized}
          onImport={() => setDialog('import')}
          onWrite={() => setDialog('patch')}
        />
      ) : (
        <ItemList
          selection={selection}
          choices={choices}
          editable={book.editable}
          whole={!isFiltered(filter)}
          jump={jump}
        />
      )}
      {dialog === 'import' && <ImportDialog bid={bid} onClose={() => setDialog(undefined)} />}
      {dialog === 'patch' && (
        <EntryDialog
          target={{ sid, bid }}
          onClose={() => setDialog(undefined)}
          onSaved={() => {
            setDialog(undefined)
            readAnew(queries, bid, sid)
          }}
        />
      )}
    </div>
  )
}

/** What stopped an import halfway is said until another one went well. */
function hasFailed(book: Book): boolean {
  return importSteps(book).some(step => step.state === 'failed')
}
