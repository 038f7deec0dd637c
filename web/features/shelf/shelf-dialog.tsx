import { Suspense, useEffect, useRef, useState } from 'react'
import { loadLater } from '../../ui/load-later.ts'
import { whenAtRest } from '../../ui/when-at-rest.ts'
import type { ImportWay } from '../imports/choose-way.tsx'
import type { Shelf } from './use-shelf.ts'

const loadDialogs = () => import('./opened-dialog.tsx')
const OpenedDialog = loadLater(() => loadDialogs().then(module => module.OpenedDialog))

export interface OpenDialog {
  /** `new`: of no book yet; its `bid` is ''. */
  kind: 'new' | 'import' | 'patch' | 'receipt' | 'delete' | 'rename' | 'copy' | 'share' | 'pdf'
  bid: string
  /** Of an import, where it was chosen before. */
  way?: ImportWay
}

/** Which dialog is open for which book. Afterwards one is where one was. */
export function useShelfDialog() {
  const [opened, setOpened] = useState<OpenDialog>()
  const from = useRef<{ element: Element | null; bid: string }>(undefined)
  useEffect(() => {
    if (opened || !from.current) return
    const { element, bid } = from.current
    from.current = undefined
    // the entry of a menu is gone with it
    const isThere = element !== document.body && (element?.getClientRects().length ?? 0) > 0
    const back = isThere ? element : document.querySelector(`[data-menu-of="${CSS.escape(bid)}"]`)
    if (back instanceof HTMLElement) back.focus()
  }, [opened])
  return {
    opened,
    open(next: OpenDialog) {
      from.current = { element: document.activeElement, bid: next.bid }
      setOpened(next)
    },
    close: () => setOpened(undefined),
  }
}

/** The dialog that was asked for. */
export function ShelfDialog({ shelf, dialog }: { shelf: Shelf; dialog: ReturnType<typeof useShelfDialog> }) {
  // they are here before the first press; what fails is told of at the press
  useEffect(
    () =>
      whenAtRest(
        () =>
          void loadDialogs()
            .then(module => module.fetchAhead())
            .catch(() => undefined),
      ),
    [],
  )
  if (!dialog.opened) return null
  return (
    <Suspense>
      <OpenedDialog opened={dialog.opened} shelf={shelf} onOpen={dialog.open} onClose={dialog.close} />
    </Suspense>
  )
}
