import { Button, Loader } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { unsavedEdit } from '../../editor/savers.ts'
import { showToast } from '../../ui/toast.ts'
import { ConflictNotice } from './conflict-notice.tsx'
import { editedItem } from './edited-item.ts'
import type { Edit } from './item-drafts.ts'
import { ItemEditor } from './item-editor.tsx'
import type { ItemSavers, ItemSaving } from './item-savers.ts'
import { monthItemsQuery } from './month-items.ts'
import { newestItem } from './newest-item.ts'
import { RefusedNotice } from './refused-notice.tsx'
import type { AddPhotos } from './use-add-photos.ts'

export interface SelectedItemProps {
  bid: string
  sid: string
  itemId: string
  chapterId: string
  photoId: string | undefined
  savers: ItemSavers
  adding: AddPhotos
  saving: ItemSaving | undefined
  /** A key was pressed at a time (ms) and is in this change. */
  onTyped: (change: number, at: number) => void
  onDeleted: (itemId: string) => void
  /** Said before its fields. */
  children: ReactNode
}

/** The entry that is edited, as soon as it is here. */
export function SelectedItem(props: SelectedItemProps) {
  const { bid, sid, itemId, chapterId, photoId, savers, adding, saving, onTyped, onDeleted, children } = props
  const { t } = useTranslation('web-content')
  const { data, isPending, isError, refetch } = useQuery(monthItemsQuery(sid, chapterId))
  const read = data?.find(item => item.itemId === itemId) ?? saving?.document.item
  if (!read && isPending)
    return <Loader role="progressbar" size="sm" color="ink.4" aria-label={t('web-reading:loading')} />
  if (!read && saving?.queue.state === 'conflict')
    return (
      <ConflictNotice
        mine={unsavedEdit(saving)}
        theirs={undefined}
        onChoose={whose => savers.choose(itemId, whose)}
      />
    )
  if (!read && saving?.refused)
    return <RefusedNotice refused={saving.refused} onChoose={whose => savers.choose(itemId, whose)} />
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
    const change = savers.edit(newestItem(read, saving), run, edit)
    if (at !== undefined) onTyped(change, at)
    if (!edit.deleted) return
    void showToast({ kind: 'success', text: t('deletedToBin') })
    onDeleted(itemId)
  }
  return (
    <ItemEditor
      book={{ bid, sid }}
      item={item}
      saving={saving}
      photoId={photoId}
      adding={adding}
      onAddPhotos={files => adding.send(read, files)}
      onTakePhotos={photos => adding.take(read, photos)}
      onEdit={onEdit}
      onChoose={whose => savers.choose(itemId, whose)}
    >
      {children}
    </ItemEditor>
  )
}
