import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SocialItem } from '#contract/item'
import { newId } from '../../api/tab-id.ts'
import { type PictureUpload, usePictureUpload } from '../photos/use-picture-upload.ts'
import { takeBookPhotos } from '../picker/take-book-photos.ts'
import { editedItem } from './edited-item.ts'
import type { ItemSavers } from './item-savers.ts'
import { monthItemsKey } from './month-items.ts'
import { photoEdits } from './photo-edits.ts'

export interface AddPhotos {
  /** What is on its way to an item. */
  sendingTo(itemId: string): PictureUpload['sending']
  previews: PictureUpload['previews']
  send(item: SocialItem, files: readonly File[]): void
  /** Adds photos of the book (sha256); false where it was refused, which is said. */
  take(item: SocialItem, photos: readonly string[]): Promise<boolean>
}

/** Adds pictures to items, each as soon as it was sent, also when one has gone on to another item meanwhile. */
export function useAddPhotos({ bid, sid }: { bid: string; sid: string }, savers: ItemSavers): AddPhotos {
  const queries = useQueryClient()
  const upload = usePictureUpload()
  const [target, setTarget] = useState<string>()

  function add(begun: SocialItem, imageId: string, run: string): void {
    const saving = savers.savingOf(begun.itemId)
    const read = queries
      .getQueryData<SocialItem[]>(monthItemsKey(sid, saving?.document.chapterId ?? begun.chapterId))
      ?.find(item => item.itemId === begun.itemId)
    const newestItem = [saving?.document.item, read].reduce<SocialItem>(
      (newest, item) => (item && item.version > newest.version ? item : newest),
      begun,
    )
    const photos = photoEdits(editedItem(newestItem, saving).photos)
    savers.edit(newestItem, run, { photos: [...photos, { photoId: imageId, added: true }] })
  }

  return {
    sendingTo: itemId => (itemId === target ? upload.sending : undefined),
    previews: upload.previews,
    send(item, files) {
      if (!upload.sending) setTarget(item.itemId)
      // all of one lot are one step of undo
      const run = newId()
      void upload.send(files, ({ imageId }) => add(item, imageId, run))
    },
    async take(item, photos) {
      const images = await takeBookPhotos(bid, photos)
      if (!images) return false
      const run = newId()
      for (const { imageId, image } of images) {
        upload.preview(imageId, image)
        add(item, imageId, run)
      }
      return true
    },
  }
}
