import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../ui/dialog.tsx'
import { PhotoGrid } from './photo-grid.tsx'
import type { PhotoSearch } from './photo-search.ts'
import { PhotoSearchBar } from './photo-search-bar.tsx'
import styles from './picker-dialog.module.css'
import { withPressed } from './with-pressed.ts'

export interface PickerDialogProps {
  book: { bid: string; sid: string }
  /** How many may be taken at once; of 1 the first press takes it. */
  most: number
  /** sha256 of each, in the order in which they were pressed. */
  onChoose: (photos: readonly string[]) => Promise<void> | void
  onClose: () => void
}

/** The photos of the book, all or of a month, or of entries that say something, to choose of. */
export function PickerDialog({ book, most, onChoose, onClose }: PickerDialogProps) {
  const { t } = useTranslation('web-picker')
  const [search, setSearch] = useState<PhotoSearch>({ q: '', month: '', favourites: false })
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [busy, setBusy] = useState(false)
  const take = async (photos: readonly string[]) => {
    setBusy(true)
    await onChoose(photos)
    setBusy(false)
  }
  const press = (sha256: string) => {
    if (busy) return
    if (most === 1) void take([sha256])
    else setChosen(withPressed(chosen, sha256, most))
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t(most === 1 ? 'headingOfOne' : 'heading')}
      size="xl"
      closeButtonProps={{ 'aria-label': t('web-frame:close') }}
    >
      <PhotoSearchBar bid={book.bid} search={search} onSearch={setSearch} />
      <PhotoGrid
        key={`${search.favourites} ${search.month} ${search.q}`}
        book={book}
        search={search}
        {...(most > 1 && { chosen })}
        onPress={press}
      />
      {most > 1 && (
        <div className={styles.foot}>
          <p role="status">{t(chosen.length < most ? 'chosen' : 'atMost', { count: chosen.length })}</p>
          <Button disabled={chosen.length === 0} loading={busy} onClick={() => void take(chosen)}>
            {t('take', { count: chosen.length })}
          </Button>
        </div>
      )}
    </Dialog>
  )
}
