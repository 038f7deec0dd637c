import { IconCheck } from '@tabler/icons-react'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { isDark, themeColours } from '#domain/covers/cover-colours'
import { newId } from '../../api/tab-id.ts'
import styles from './choices.module.css'
import { useCoverNames } from './cover-names.ts'
import type { CoverPart } from './cover-part.ts'

/** The ten colours, each as it looks, with its name. */
export function ColourChoice({ design, change }: CoverPart) {
  const { t } = useTranslation('web-cover')
  const names = useCoverNames().colours
  return (
    <fieldset className={styles.choice}>
      <legend>{t('colour')}</legend>
      <div className={styles.colours}>
        {themeColours.map(({ name, hex }) => (
          <label key={name} className={styles.colour}>
            <input
              type="radio"
              name="colour"
              checked={design.cover.color === hex}
              onChange={() => change({ cover: { ...design.cover, color: hex } }, newId())}
            />
            <span
              className={styles.swatch}
              // custom properties are no part of React's type
              style={{ '--swatch': hex, '--tick': isDark(hex) ? '#fff' : '#1f2328' } as CSSProperties}
            >
              <IconCheck size={18} stroke={2} aria-hidden />
            </span>
            <span className={styles.name}>{names[name]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
