import { Button, Loader } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { showToast } from '../../ui/toast.ts'
import { editedItem } from './edited-item.ts'
import type { Edit } from './item-drafts.ts'
import { ItemEditor } from './item-editor.tsx'
import type { ItemSavers, ItemSaving } from './item-savers.ts'
import { monthItemsQuery } from './month-items.ts'
import type { AddPhotos } from './use-add-photos.ts'

export interface SelectedItemProps {
  sid: string
  itemId: string
  chapterId: string
  photoId: string | undefined
  savers: ItemSavers
  adding: AddPhotos
  saving: ItemSaving | undefined
  /** A key was pressed at a time (ms) and is in this change. */
  onTyped: (change: number, at: number) => void
}

/** The entry that is edited, as soon as it is here. */
export function SelectedItem(props: SelectedItemProps) {
  const { sid, itemId, chapterId, photoId, savers, adding, saving, onTyped } = props
  const { t } = useTranslation('web-content')
  const { data, isPending, isError, refetch } = useQuery(monthItemsQuery(sid, chapterId))
  const read = data?.find(item => item.itemId === itemId) ?? saving?.document.item
  if (!read && isPending)
    return <Loader role="progressbar" size="sm" color="ink.4" aria-label={t('web-reading:loading')} />
  if (!read)
    return (
      <p>
        {isError ? t('fetchFailed') : t('gone')}{' '}
        {isError && (
          <Button variant="subtle" size="compact-sm" onClick={() => void refetch()}>
            {t('web-errors:reload')}
          </Button>
        )}
      </p>
    )
  const item = editedItem(read, saving)
  const onEdit = (edit: Edit, run: string, at?: number) => {
    // the newest version that is known, with what the server has and not what is still on its way
    const stored = saving?.document.item
    const known = stored && stored.version > read.version ? stored : read
    const change = savers.edit(known, run, edit)
    if (at !== undefined) onTyped(change, at)
    if (edit.deleted) void showToast({ kind: 'success', text: t('deletedToBin') })
  }
  return (
    <ItemEditor
      item={item}
      saving={saving}
      photoId={photoId}
      adding={adding}
      onAddPhotos={files => adding.send(read, files)}
      onEdit={onEdit}
      onChoose={whose => savers.choose(itemId, whose)}
    />
  )
}
