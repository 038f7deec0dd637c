import { Suspense } from 'react'
import { words } from '../../i18n/words.ts'
import { loadLater } from '../../ui/load-later.ts'
import type { PickerDialogProps } from './picker-dialog.tsx'

const Later = loadLater<PickerDialogProps>(async () => {
  const [{ PickerDialog }] = await Promise.all([
    import('./picker-dialog.tsx'),
    words.loadNamespaces(['web-picker']),
  ])
  return PickerDialog
})

/** Chooses photos of the book, wherever a photo is chosen. Mounted while it is open. */
export function PhotoPicker(props: PickerDialogProps) {
  return (
    <Suspense>
      <Later {...props} />
    </Suspense>
  )
}
