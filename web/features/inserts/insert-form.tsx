import { Button, FileButton, NativeSelect, Textarea } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import '@mantine/core/styles/Input.layer.css'
import { useRun } from '../../editor/use-run.ts'
import { useUpload } from '../photos/use-upload.ts'
import { type Insert, type InsertPlace, mostWords } from './insert-list.ts'
import styles from './insert-pages.module.css'
import { usePlaceWords } from './use-place-words.ts'

export interface InsertFormProps {
  insert: Insert
  months: readonly string[]
  onChange: (change: Partial<Insert>, run?: string) => void
}

/** The words, the picture and the place of an inserted page. */
export function InsertForm({ insert, months, onChange }: InsertFormProps) {
  const { t } = useTranslation('web-pages')
  const run = useRun()
  const upload = useUpload()
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
          onChange={event => onChange({ text: event.currentTarget.value }, run.current())}
        />
      )}
      {insert.kind === 'photo' && (
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
