import { Button, Textarea, TextInput } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError, messageOf } from '../../api/api-error.ts'
import { newId } from '../../api/tab-id.ts'
import { showToast } from '../../ui/toast.ts'
import { WideDialog } from '../../ui/wide-dialog.tsx'
import { usePictureUpload } from '../photos/use-picture-upload.ts'
import { PhotoPicker } from '../picker/photo-picker.tsx'
import { takeBookPhotos } from '../picker/take-book-photos.ts'
import { addPicture, takePictures } from './add-picture.ts'
import { checkEntry } from './check-entry.ts'
import styles from './entry-dialog.module.css'
import {
  changeDraft,
  type DraftPicture,
  dropDraft,
  emptyDraft,
  keepDraft,
  mostPictures,
  readDraft,
} from './entry-draft.ts'
import { EntryPictures } from './entry-pictures.tsx'
import { type EntryTarget, type SavedEntry, saveEntry } from './save-entry.ts'
import '@mantine/core/styles/Input.layer.css'

export interface EntryDialogProps {
  target: EntryTarget
  /** YYYY-MM-DD that a new entry begins with; today without it. */
  date?: string
  onSaved: (saved: SavedEntry) => void
  onClose: () => void
}

/** An entry written by hand: day, time, words, pictures. What is being written stays until it is saved. */
export function EntryDialog({ target, date, onSaved, onClose }: EntryDialogProps) {
  const { t } = useTranslation('web-patch')
  // whichever screen it was begun on
  const key = target.sid
  const [draft, setDraft] = useState(() => readDraft(localStorage, key) ?? emptyDraft(new Date(), date))
  const [trouble, setTrouble] = useState<string>()
  const [saving, setSaving] = useState(false)
  const [isPicking, setPicking] = useState(false)
  const saved = useRef(false)
  const upload = usePictureUpload()
  useEffect(() => {
    if (!saved.current) keepDraft(localStorage, key, draft)
  }, [key, draft])

  const change = (changes: Partial<typeof draft>) => {
    setTrouble(undefined)
    setDraft(before => changeDraft(before, changes))
  }
  useEffect(
    () =>
      takePictures(key, picture =>
        setDraft(before => ({ ...before, pictures: [...before.pictures, picture] })),
      ),
    [key],
  )
  // the dialog may be closed before all are sent
  const add = ({ imageId, image }: DraftPicture) => {
    if (!saved.current) addPicture(localStorage, key, draft, { imageId, image })
  }
  const addOfBook = async (photos: readonly string[]) => {
    const images = await takeBookPhotos(target.bid, photos)
    if (!images) return
    setTrouble(undefined)
    images.forEach(add)
    setPicking(false)
  }
  const room = mostPictures - draft.pictures.length
  const tooMany = () => setTrouble(t('tooManyPictures', { most: mostPictures }))
  const send = (files: readonly File[]) => {
    if (files.length > room) tooMany()
    void upload.send(files.slice(0, Math.max(0, room)), add)
  }
  const save = async () => {
    if (upload.sending) return setTrouble(t('web-errors:upload.busy'))
    const wrong = checkEntry(draft)
    if (wrong) return setTrouble(t(wrong, { most: mostPictures }))
    setSaving(true)
    try {
      const entry = await saveEntry(target, draft)
      saved.current = true
      dropDraft(localStorage, key)
      void showToast({ kind: 'success', text: t('saved') })
      onSaved(entry)
      onClose()
    } catch (error) {
      if (error instanceof ApiError && error.name === 'changedElsewhere') {
        change({ key: newId() })
        return setTrouble(t('changedSince'))
      }
      const { key: reason, values } = messageOf(error)
      const hasWords = error instanceof ApiError && reason.startsWith('web-errors:codes.')
      setTrouble(hasWords ? t(reason, values) : t('saveFailed'))
    } finally {
      setSaving(false)
    }
  }
  return (
    <WideDialog heading={t('heading')} closeOnEscape={!isPicking} onClose={onClose}>
      <form
        className={styles.form}
        noValidate
        onSubmit={event => {
          event.preventDefault()
          void save()
        }}
      >
        <div className={styles.when}>
          <TextInput
            size="md"
            type="date"
            label={t('date')}
            value={draft.date}
            max="9999-12-31"
            onChange={event => change({ date: event.currentTarget.value })}
          />
          <TextInput
            size="md"
            type="time"
            label={t('time')}
            value={draft.time}
            onChange={event => change({ time: event.currentTarget.value })}
          />
        </div>
        <TextInput
          size="md"
          label={t('title')}
          value={draft.title}
          maxLength={300}
          onChange={event => change({ title: event.currentTarget.value })}
        />
        <Textarea
          size="md"
          label={t('text')}
          placeholder={t('textPlaceholder')}
          value={draft.content}
          rows={6}
          maxLength={100_000}
          data-autofocus
          onChange={event => change({ content: event.currentTarget.value })}
        />
        <EntryPictures
          pictures={draft.pictures}
          upload={upload}
          onFiles={send}
          onPick={() => (room > 0 ? setPicking(true) : tooMany())}
          onChange={pictures => change({ pictures: [...pictures] })}
        />
        {trouble && (
          <p role="alert" className={styles.alert}>
            {trouble}
          </p>
        )}
        <div className={styles.foot}>
          <small>{t('kept')}</small>
          <Button type="submit" loading={saving}>
            {t('save')}
          </Button>
        </div>
      </form>
      {isPicking && (
        <PhotoPicker
          book={target}
          most={Math.max(1, room)}
          onChoose={addOfBook}
          onClose={() => setPicking(false)}
        />
      )}
    </WideDialog>
  )
}
