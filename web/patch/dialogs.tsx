import { Suspense } from 'react'
import { loadLater } from '../frame/load-later.ts'
import { words } from '../language/words.ts'
import type { PatchDialogProps } from './patch-dialog.tsx'

const Later = loadLater<PatchDialogProps>(async () => {
  const [{ PatchDialog: found }] = await Promise.all([
    import('./patch-dialog.tsx'),
    words.loadNamespaces(['web-patch']),
  ])
  return found
})

/** Writes an entry by hand. Mounted while it is open; any screen may show it. */
export function PatchDialog(props: PatchDialogProps) {
  return (
    <Suspense>
      <Later {...props} />
    </Suspense>
  )
}
