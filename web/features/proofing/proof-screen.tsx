import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import type { Book } from '#contract/book'
import { tabId } from '../../api/tab-id.ts'
import { worstState } from '../../editor/savers.ts'
import { TabLinks } from '../../ui/tab-links.tsx'
import { useSearchChange } from '../../ui/use-search-change.ts'
import { itemsKey } from '../content/content-queries.ts'
import { editedItem } from '../content/edited-item.ts'
import { monthItemsQuery } from '../content/month-items.ts'
import { useContentHistory } from '../content/use-content-history.ts'
import { useCountsAfterTyping } from '../content/use-counts-after-typing.ts'
import { useItemSavers } from '../content/use-item-savers.ts'
import { proofFilters, proofingAddress } from '../design/proofing-address.ts'
import { bookQuery } from '../reader/page-queries.ts'
import { useBookEvents } from '../reader/use-book-events.ts'
import { ProofBar } from './proof-bar.tsx'
import { ProofEntry } from './proof-entry.tsx'
import { ProofFoot } from './proof-foot.tsx'
import { countProofs, filterOf, proofAt, proofBeside } from './proof-order.ts'
import { type Proof, proofsQuery } from './proof-queries.ts'
import styles from './proofing.module.css'
import { ReadTabs } from './read-tabs.tsx'
import { useMarks } from './use-marks.ts'
import { useProofKeys } from './use-proof-keys.ts'

/** One entry with what is doubtful in it marked, how many are left, and the way to those before and after it. */
export function ProofScreen({ book, proofs }: { book: Book; proofs: readonly Proof[] }) {
  const { t } = useTranslation('web-proofing')
  const queries = useQueryClient()
  const { bid, source } = book
  const { sid } = source
  const [search] = useSearchParams()
  const changeSearch = useSearchChange()
  const filter = filterOf(search.get('only'))
  const proof = proofAt(proofs, { item: search.get('item'), month: search.get('month'), filter })
  const marks = useMarks(sid)
  const { savers, savings } = useItemSavers({ bid, sid }, ({ item }) => marks.saved(item))
  const state = worstState(savings.values())
  useCountsAfterTyping(bid, state)

  const readAgain = () => {
    for (const queryKey of [itemsKey(sid), proofsQuery(sid).queryKey, bookQuery({ bid }).queryKey])
      void queries.invalidateQueries({ queryKey })
  }
  useBookEvents(bid, event => {
    if (event.event === 'again' || (event.event === 'changed' && event.data.by !== tabId)) readAgain()
  })
  const { busy, step } = useContentHistory({
    bid,
    sid,
    rested: savers.rested,
    isOpen: itemId => itemId === proof?.itemId || savers.savingOf(itemId) !== undefined,
    onStepped: items => {
      for (const item of items) savers.seen(item)
      readAgain()
    },
  })

  const saving = proof && savings.get(proof.itemId)
  const { data: inMonth, isError } = useQuery(monthItemsQuery(sid, proof?.chapterId ?? ''))
  const read = inMonth?.find(item => item.itemId === proof?.itemId) ?? saving?.document.item
  const item = read && editedItem(read, saving)

  const counts = countProofs(proofs)
  const before = proof && proofBeside(proofs, proof.itemId, -1, filter)
  const after = proof && proofBeside(proofs, proof.itemId, 1, filter)
  // it is here before one goes there
  useQuery(monthItemsQuery(sid, after?.chapterId ?? ''))
  const go = (to: Proof | undefined) => {
    if (!to) return
    changeSearch({ item: to.itemId, month: to.chapterId }, { preventScrollReset: false })
  }
  const mark = () => {
    if (!item) return
    const done = !proof?.done
    marks.mark(item, done)
    // who has read the last one stays with it, and sees that all is done
    if (done) go(after ?? (filter === 'all' ? undefined : before))
  }
  const moves = { before: before && (() => go(before)), after: after && (() => go(after)) }
  useProofKeys(moves)
  const months = proof?.chapterId ?? search.get('month') ?? undefined
  return (
    <div className={styles.screen}>
      <ProofBar
        bid={bid}
        proof={proof}
        state={state}
        history={{ undo: book.undo, redo: book.redo, busy }}
        onStep={step}
      />
      <ReadTabs bid={bid} current="proofing" />
      <p className={styles.honest}>{t('honest')}</p>
      <div className={styles.tabs}>
        <TabLinks
          label={t('filters.label')}
          tabs={proofFilters.map(only => ({
            to: proofingAddress(bid, { month: months, only }),
            isCurrent: only === filter,
            words: t(`filters.${only}`, { count: counts[only] }),
          }))}
        />
      </div>
      {proof ? (
        <ProofEntry
          key={proof.itemId}
          read={read}
          item={item}
          problem={isError ? 'fetchFailed' : inMonth && !read ? 'gone' : undefined}
          number={proofs.indexOf(proof) + 1}
          of={proofs.length}
          savers={savers}
          saving={saving}
        />
      ) : (
        <p className={styles.none}>{t(`none.${filter === 'doubts' ? 'doubts' : 'left'}`)}</p>
      )}
      {proof && <ProofFoot bid={bid} left={counts.left} done={proof.done} moves={moves} onMark={mark} />}
    </div>
  )
}
