import { Button } from '@mantine/core'
import { IconPhotoPlus, IconX } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { createItem } from '#contract/books'
import { ApiError } from '../../../api/api-error.ts'
import { callApi } from '../../../api/client.ts'
import { showError, showToast } from '../../../show/toast.ts'
import { DayFields } from './day-fields.tsx'
import styles from './entry-form.module.css'
import type { ChangeAnswer } from './item-savers.ts'
import { TypedField } from './typed-field.tsx'
import { type UploadedPicture, uploadPicture } from './upload-pictures.ts'

export interface EntryFormProps {
  bid: string
  /** YYYY-MM-DD HH:MM, to begin with. */
  postDate: string
  onCreated: (answer: ChangeAnswer) => void
}

/** An entry written by hand (specification 5): words or at least one picture, at its date. */
export function EntryForm({ bid, postDate, onCreated }: EntryFormProps) {
  const { t } = useTranslation('web-content')
  const [title, setTitle] = useState('')
  const [content, setContent] = useState('')
  const [date, setDate] = useState(postDate)
  const [pictures, setPictures] = useState<UploadedPicture[]>([])
  const [uploading, setUploading] = useState(0)
  const [saving, setSaving] = useState(false)
  const say = (text: string) => void showToast({ kind: 'error', text })

  async function add(files: readonly File[]): Promise<void> {
    if (uploading > 0) return say(t('entry.stillUploading'))
    if (typeof FileReader === 'undefined') return say(t('entry.noPreview'))
    setUploading(files.length)
    for (const file of files) {
      try {
        const uploaded = await uploadPicture(file)
        if ('refused' in uploaded) say(t(`web-errors:codes.${uploaded.refused}`))
        else setPictures(held => [...held, uploaded])
      } catch (error) {
        if (error instanceof ApiError && error.status >= 400 && error.status < 500) void showError(error)
        else say(t('entry.uploadFailed'))
      }
      setUploading(left => left - 1)
    }
    setUploading(0)
  }

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (uploading > 0) return say(t('entry.stillUploading'))
    if (content.trim() === '' && pictures.length === 0) return say(t('web-errors:codes.emptyPatch'))
    setSaving(true)
    try {
      const picList = pictures.map(picture => picture.imageId)
      const body = { ...(title.trim() && { title: title.trim() }), content, postDate: date, picList }
      onCreated(await callApi(createItem, { params: { bid }, body }))
    } catch (error) {
      if (error instanceof ApiError && error.status >= 400 && error.status < 500) void showError(error)
      else say(t('entry.saveFailed'))
      setSaving(false)
    }
  }

  return (
    <form className={styles.form} onSubmit={event => void save(event)} noValidate>
      <DayFields value={date} onChange={setDate} />
      <TypedField label={t('fields.title')} value={title} maxLength={300} onType={setTitle} />
      <TypedField
        label={t('fields.text')}
        value={content}
        lines={6}
        maxLength={100_000}
        placeholder={t('entry.placeholder')}
        onType={setContent}
      />
      {pictures.length > 0 && (
        <ul className={styles.pictures}>
          {pictures.map(({ imageId, image }, at) => (
            <li key={imageId}>
              <img src={image} alt={t('photos.one', { number: at + 1 })} width={84} height={84} />
              <button
                type="button"
                aria-label={t('photos.remove', { number: at + 1 })}
                onClick={() => setPictures(held => held.filter(one => one.imageId !== imageId))}
              >
                <IconX size={16} stroke={2} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      <label className={styles.add} data-busy={uploading > 0 || undefined}>
        <IconPhotoPlus size={20} stroke={1.5} aria-hidden />
        <span aria-live="polite">
          {uploading > 0 ? t('entry.uploading', { left: uploading }) : t('entry.addPhotos')}
        </span>
        <input
          type="file"
          accept="image/*"
          multiple
          className="for-readers-only"
          onChange={event => {
            void add([...(event.currentTarget.files ?? [])])
            event.currentTarget.value = ''
          }}
        />
      </label>
      <p className={styles.hint}>{t('entry.hint')}</p>
      <Button type="submit" loading={saving}>
        {t('entry.save')}
      </Button>
    </form>
  )
}
