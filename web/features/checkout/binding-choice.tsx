import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { OrderedBinding } from '#domain/catalogue/bindings'
import { type Paper, trims } from '#domain/catalogue/papers'
import { invariant } from '#domain/invariant'
import { BookObject } from '../books/book-object.tsx'
import type { BindingPrice } from '../prices/book-price-query.ts'
import { sumText } from '../prices/sum-text.ts'
import styles from './binding-choice.module.css'
import { bindingUsageQuery } from './binding-usage-query.ts'

export interface BindingChoiceProps {
  bid: string
  paper: Paper
  cover: string
  boards: string
  offers: readonly BindingPrice[]
  value: OrderedBinding
  onChange: (binding: OrderedBinding) => void
}

/** The bindings as the objects that they will be, each with its thickness and price. */
export function BindingChoice(props: BindingChoiceProps) {
  const { t } = useTranslation('web-checkout')
  const { bid, paper, cover, boards, offers, value, onChange } = props
  const { data: usage = noUsage } = useQuery(bindingUsageQuery)
  return (
    <fieldset className={styles.choice}>
      <legend>{t('binding.label')}</legend>
      {offers.map(({ binding, price, pages, volumes }) => (
        <label key={binding} className={styles.option}>
          <input
            type="radio"
            name={`binding-${bid}`}
            checked={binding === value}
            onChange={() => onChange(binding)}
          />
          <span className={styles.picture} aria-hidden>
            {binding === 'pdf' ? (
              <span className={styles.sheet}>PDF</span>
            ) : (
              <BookObject
                cover={{ src: cover }}
                alt=""
                pages={thickestOf(volumes).pages}
                paper={paper}
                binding={binding}
                height={paper === 'a4' ? '6.25rem' : '5rem'}
                boards={boards}
              />
            )}
          </span>
          <span className={styles.words}>
            <span className={styles.name}>
              {t(`binding.names.${binding}`)}
              <span className={styles.price}>{sumText(price)}</span>
            </span>
            <small>{t(`binding.about.${binding}`)}</small>
            <small>
              {binding === 'pdf'
                ? t('binding.pdfPages', { count: pages })
                : t(volumes.length > 1 ? 'binding.sizes' : 'binding.size', {
                    width: trims[paper].width / 10,
                    height: trims[paper].height / 10,
                    pages,
                    count: volumes.length,
                    thickness: Math.round(thickestOf(volumes).spineMm),
                  })}
            </small>
            {usage.has(binding) && <small>{t('binding.usage', { percent: usage.get(binding) })}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

/** Nothing is said until it is known, and where too few books were sold. */
const noUsage: ReadonlyMap<OrderedBinding, number> = new Map()

function thickestOf(volumes: BindingPrice['volumes']): BindingPrice['volumes'][number] {
  const [thickest] = volumes.toSorted((a, b) => b.spineMm - a.spineMm)
  invariant(thickest !== undefined, 'a book has no volumes')
  return thickest
}
