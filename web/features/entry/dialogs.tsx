import { Suspense } from 'react'
import { words } from '../../i18n/words.ts'
import { loadLater } from '../../ui/load-later.ts'
import type { EntryDialogProps } from './entry-dialog.tsx'

const Later = loadLater<EntryDialogProps>(async () => {
  const [{ EntryDialog: Dialog }] = await Promise.all([
    import('./entry-dialog.tsx'),
    words.loadNamespaces(['web-patch']),
  ])
  return Dialog
})

/** Writes an entry by hand. Mounted while it is open; any screen may show it. */
export function EntryDialog(props: EntryDialogProps) {
  return (
    <Suspense>
      <Later {...props} />
    </Suspense>
  )
}
