import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import '@mantine/core/styles/Input.layer.css'
import { countCharacters, coverTextLimits } from '#domain/covers/cover-text'
import { isComposing, useRun } from '../../editor/use-run.ts'
import styles from './cover.module.css'
import type { CoverPart } from './cover-part.ts'

/** Title and author, as long as a cover bears. What is too long stays in the field and is said, but is not saved. */
export function WordsFields(part: CoverPart) {
  return (
    <section className={styles.part}>
      <WordsField {...part} name="title" />
      <WordsField {...part} name="author" />
    </section>
  )
}

function WordsField({ design, change, name }: CoverPart & { name: 'title' | 'author' }) {
  const { t } = useTranslation('web-cover')
  const run = useRun()
  const most = coverTextLimits[name]
  const value = design[name]
  const count = countCharacters(value)
  return (
    <TextInput
      label={
        <span className={styles.labelled}>
          {t(`words.${name}`)}
          <span className={styles.counter} data-full={count >= most || undefined} aria-hidden>
            {count} / {most}
          </span>
        </span>
      }
      description={count >= most ? t('words.atMost', { count: most }) : undefined}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      descriptionProps={{ role: 'status' }}
      placeholder={t(`words.${name}Empty`)}
      value={value}
      autoComplete="off"
      onFocus={run.begin}
      onCompositionStart={run.begin}
      onChange={event => {
        const after = firstCharacters(event.currentTarget.value, most)
        change({ [name]: after }, run.of({ before: value, after, at: event.timeStamp }, isComposing(event)))
      }}
    />
  )
}

function firstCharacters(text: string, most: number): string {
  if (countCharacters(text) <= most) return text
  const parts = [...new Intl.Segmenter('zh-Hant', { granularity: 'grapheme' }).segment(text)]
  return parts
    .slice(0, most)
    .map(part => part.segment)
    .join('')
}
