import { IconArrowLeft } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Book } from '#contract/book'
import { findingKinds } from '#domain/privacy/private-findings'
import { tabId } from '../../api/tab-id.ts'
import { ActionButton } from '../../editor/action-button.tsx'
import { useHistory } from '../../editor/use-history.ts'
import { contentHistoryActions } from '../content/use-content-history.ts'
import { stepAddress } from '../design/design-steps.ts'
import { ReadTabs } from '../proofing/read-tabs.tsx'
import { useBookEvents } from '../reader/use-book-events.ts'
import { KindSection } from './kind-section.tsx'
import styles from './privacy.module.css'
import type { Found } from './privacy-queries.ts'
import { useDecisions } from './use-decisions.ts'

/** All that was found, kind by kind. */
export function PrivacyScreen({ book, found }: { book: Book; found: Found }) {
  const { t } = useTranslation('web-privacy')
  const queries = useQueryClient()
  const { bid, source, undo, redo } = book
  const { sid } = source
  const decisions = useDecisions(bid, sid)
  const readAgain = () =>
    queries.invalidateQueries({
      predicate: ({ queryKey }) => queryKey.includes(bid) || queryKey.includes(sid),
    })
  useBookEvents(bid, event => {
    if (event.event === 'again' || (event.event === 'changed' && event.data.by !== tabId)) void readAgain()
  })
  const { busy, step } = useHistory({
    bid,
    mutations: decisions.mutations,
    onStepped: async () => readAgain(),
  })
  const kinds = findingKinds
    .map(kind => ({ kind, groups: found.groups.filter(group => group.kind === kind) }))
    .filter(({ groups }) => groups.length > 0)
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <Link to={stepAddress('content', bid)} className={styles.back}>
          <IconArrowLeft size={18} stroke={1.5} aria-hidden />
          {t('toPages')}
        </Link>
        <div className={styles.steps}>
          {contentHistoryActions.map(action => (
            <ActionButton
              key={action.name}
              action={action}
              state={{ undo, redo, busy: busy || decisions.busy }}
              onPerform={step}
            />
          ))}
        </div>
      </header>
      <h1>{t('heading')}</h1>
      <ReadTabs bid={bid} current="privacy" />
      <p className={styles.honest}>{t('honest')}</p>
      {kinds.map(({ kind, groups }) => (
        <KindSection key={kind} bid={bid} kind={kind} groups={groups} onDecide={decisions.decide} />
      ))}
      {kinds.length === 0 && <p className={styles.none}>{t('none')}</p>}
      {found.cut && <p className={styles.none}>{t('cut')}</p>}
    </div>
  )
}
