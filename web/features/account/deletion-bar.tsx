import { Suspense } from 'react'
import { words } from '../../i18n/words.ts'
import { loadLater } from '../../ui/load-later.ts'

const Later = loadLater<DeletionBarProps>(async () => {
  const [{ OpenedDeletionBar }] = await Promise.all([
    import('./opened-deletion-bar.tsx'),
    words.loadNamespaces(['web-profile']),
  ])
  return OpenedDeletionBar
})

export interface DeletionBarProps {
  /** ISO moment. */
  deletesAt: string
}

/** Says that the account is to be deleted, and keeps it. Few ever see it: fetched with its words when it is shown. */
export function DeletionBar(props: DeletionBarProps) {
  return (
    <Suspense>
      <Later {...props} />
    </Suspense>
  )
}
