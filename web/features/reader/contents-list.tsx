import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/use-language.ts'
import styles from './contents-dialog.module.css'
import { contentsOf } from './contents-of.ts'
import { monthWords } from './month-words.ts'
import { monthsOn } from './months-on.ts'
import type { Plan } from './page-queries.ts'
import type { Place } from './place.ts'

/** The months of the book, by year, each with the page that it begins on. */
export function ContentsList(props: { plan: Plan; place: Place; onPlace: (place: Place) => void }) {
  const { plan, place, onPlace } = props
  const { t } = useTranslation('web-reading')
  const language = useLanguage()
  const open = place === 'cover' ? undefined : plan.pages.find(page => isAt(page, place))
  const [month] = open ? monthsOn(open) : []
  const current = useRef<HTMLButtonElement>(null)
  useEffect(() => current.current?.scrollIntoView({ block: 'center' }), [])
  return (
    <div className={styles.list}>
      {contentsOf(plan.pages).map(({ year, months }) => (
        <section key={year}>
          <h3>{year}</h3>
          <ol>
            {months.map(({ month: named, volume, folio }) => (
              <li key={named}>
                <button
                  ref={named === month ? current : null}
                  type="button"
                  className={styles.line}
                  aria-current={named === month ? 'true' : undefined}
                  onClick={() => onPlace({ volume, folio })}
                >
                  <span>{monthWords(named, language)}</span>
                  <span>
                    {plan.volumes.length > 1 ? t('pageOfVolume', { volume, folio }) : t('page', { folio })}
                  </span>
                </button>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}

function isAt(page: { volume: number; folio: number }, place: { volume: number; folio: number }): boolean {
  return page.volume === place.volume && page.folio === place.folio
}
