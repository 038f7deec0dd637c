import { useTranslation } from 'react-i18next'
import { trims } from '#domain/catalogue/papers'
import { paperOf } from '#domain/catalogue/typesets'
import { type CoverTemplate, coverTemplates } from '#domain/covers/cover-colours'
import { newId } from '../../api/tab-id.ts'
import styles from './choices.module.css'
import { useCoverNames } from './cover-names.ts'
import type { CoverPart } from './cover-part.ts'
import { useSettled } from './use-settled.ts'
import { useSteadyPicture } from './use-steady-picture.ts'

/** The ten styles as small covers of this book. */
export function StyleChoice({ book, design, change, addressOf }: CoverPart) {
  const { t } = useTranslation('web-cover')
  const names = useCoverNames().templates
  // ten pictures need not follow each key
  const settled = useSettled(design, 500)
  const { width, height } = trims[paperOf(book.typeset)]
  return (
    <fieldset className={styles.choice}>
      <legend>{t('style')}</legend>
      <div className={styles.templates}>
        {coverTemplates.map(({ name }) => (
          <label key={name} className={styles.template}>
            <input
              type="radio"
              name="template"
              checked={design.template === name}
              onChange={() => change({ template: name }, newId())}
            />
            <SmallCover
              address={addressOf({ ...settled, template: name }, 240)}
              ratio={width / height}
              name={name}
            />
            <span className={styles.name}>{names[name]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function SmallCover({ address, ratio, name }: { address: string; ratio: number; name: CoverTemplate }) {
  const { src } = useSteadyPicture(address, 'behind')
  const isStale = src !== undefined && src !== address
  return (
    <span
      className={styles.cover}
      style={{ aspectRatio: ratio }}
      data-template={name}
      data-stale={isStale || undefined}
    >
      {src !== undefined && <img src={src} alt="" width={240} height={Math.round(240 / ratio)} />}
    </span>
  )
}
