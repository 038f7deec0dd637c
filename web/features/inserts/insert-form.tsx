import { Button, FileButton, NativeSelect, Textarea } from '@mantine/core'
import { IconPhoto, IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import '@mantine/core/styles/Input.layer.css'
import { isComposing, useRun } from '../../editor/use-run.ts'
import { useUpload } from '../photos/use-upload.ts'
import { PhotoPicker } from '../picker/photo-picker.tsx'
import { takeBookPhotos } from '../picker/take-book-photos.ts'
import { type Insert, type InsertPlace, mostWords } from './insert-list.ts'
import styles from './insert-pages.module.css'
import { usePlaceWords } from './use-place-words.ts'

export interface InsertFormProps {
  book: { bid: string; sid: string }
  insert: Insert
  months: readonly string[]
  /** Photos that still have room in the book, each on a page; 1 at least. */
  mostPhotos: number
  onChange: (change: Partial<Insert>, run?: string) => void
  /** imageId of photos of the book, for this page and more of them. */
  onPhotos: (imageIds: string[]) => void
}

/** The words, the picture and the place of an inserted page. */
export function InsertForm(props: InsertFormProps) {
  const { book, insert, months, mostPhotos, onChange, onPhotos } = props
  const { t } = useTranslation('web-pages')
  const run = useRun()
  const upload = useUpload()
  const [isPicking, setPicking] = useState(false)
  const placeWords = usePlaceWords()
  const text = insert.text ?? ''
  // a month that has left the book is still where this page was put
  const places = [...new Set<InsertPlace>(['front', ...months, insert.at, 'back'])].filter(
    (at, i, all) => at !== 'back' || i === all.length - 1,
  )
  if (!places.includes('back')) places.push('back')
  return (
    <div className={styles.form}>
      {insert.kind !== 'blank' && (
        <Textarea
          label={t(`kinds.${insert.kind}.words`)}
          placeholder={t(`kinds.${insert.kind}.empty`)}
          value={text}
          maxLength={mostWords}
          rows={insert.kind === 'divider' ? 2 : 4}
          description={text.length >= mostWords ? t('atMost', { count: mostWords }) : undefined}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          descriptionProps={{ role: 'status' }}
          onFocus={run.begin}
          onCompositionStart={run.begin}
          onChange={event => {
            const after = event.currentTarget.value
            onChange(
              { text: after },
              run.of({ before: text, after, at: event.timeStamp }, isComposing(event)),
            )
          }}
        />
      )}
      {insert.kind === 'photo' && (
        <div className={styles.ways}>
          <FileButton
            accept="image/*,.heic,.heif"
            onChange={async file => {
              const taken = file && (await upload.take(file))
              if (taken) onChange({ imageId: taken.imageId })
            }}
          >
            {props => (
              <Button
                {...props}
                variant="outline"
                color="ink.9"
                loading={upload.busy}
                leftSection={<IconUpload size={18} stroke={1.5} aria-hidden />}
              >
                {t(insert.imageId === undefined ? 'upload' : 'uploadAnother')}
              </Button>
            )}
          </FileButton>
          <Button
            variant="outline"
            color="ink.9"
            leftSection={<IconPhoto size={18} stroke={1.5} aria-hidden />}
            onClick={() => setPicking(true)}
          >
            {t('fromBook')}
          </Button>
        </div>
      )}
      {isPicking && (
        <PhotoPicker
          book={book}
          most={mostPhotos}
          onClose={() => setPicking(false)}
          onChoose={async photos => {
            const images = await takeBookPhotos(book.bid, photos)
            if (!images) return
            onPhotos(images.map(({ imageId }) => imageId))
            setPicking(false)
          }}
        />
      )}
      <NativeSelect
        label={t('place')}
        value={insert.at}
        data={places.map(at => ({ value: at, label: placeWords(at) }))}
        onChange={event => onChange({ at: event.currentTarget.value })}
      />
    </div>
  )
}
