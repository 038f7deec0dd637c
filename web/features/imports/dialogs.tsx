import { type ComponentType, type PropsWithChildren, Suspense } from 'react'
import { words } from '../../i18n/words.ts'
import { loadLater } from '../../ui/load-later.ts'

/** Brings content into a book. Mounted while it is open; any screen may show it. */
export const ImportDialog = withWords(() => import('./import-dialog.tsx').then(module => module.ImportDialog))

/** What came into a book and what did not. Mounted while it is open; any screen may show it. */
export const ReceiptDialog = withWords(() =>
  import('./receipt/receipt-dialog.tsx').then(module => module.ReceiptDialog),
)

/** Which months a book takes in. Mounted while it is open. */
export const SpanDialog = withWords(() => import('./span/span-dialog.tsx').then(module => module.SpanDialog))

/** How far an import is; nothing where nothing was begun. */
export const ImportProgress = withWords(() =>
  import('./import-progress.tsx').then(module => module.ImportProgress),
)

/** Says that the last import brought in only a part, and opens the receipt. */
export const PartlyLine = withWords(() => import('./partly-line.tsx').then(module => module.PartlyLine))

/** Says that an archive is on its way, or that its rest is awaited, and leads on. */
export const UploadLine = withWords(() => import('./upload-line.tsx').then(module => module.UploadLine))

/** Tells of an import that ends while nobody sees the tab. */
export const AwayWatch = withWords(() => import('./away/away-watch.tsx').then(module => module.AwayWatch))

/** Fetched with its words when it is first shown. */
function withWords<P extends object>(load: () => Promise<ComponentType<P>>) {
  const Later = loadLater<P>(async () => {
    const [Component] = await Promise.all([load(), words.loadNamespaces(['web-import'])])
    return Component
  })
  return (props: P & PropsWithChildren) => (
    <Suspense fallback={props.children}>
      <Later {...props} />
    </Suspense>
  )
}
