import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { bindingNames } from '#domain/catalogue/bindings'
import { useRegion } from '../../i18n/use-language.ts'
import type { BookPriceProps } from './book-price.tsx'
import { bookPriceQuery } from './book-price-query.ts'
import { NextPages } from './next-pages.tsx'
import { sumText } from './sum-text.ts'
import { useFiguresText } from './use-figures-text.ts'

/** What the book comes to: printed pages, volumes and price by binding, as much of it as there is room for. */
export function OpenedBookPrice({ bid, revision, show }: BookPriceProps) {
  const { t } = useTranslation('web-prices')
  const figuresText = useFiguresText()
  const { queryKey, ...query } = bookPriceQuery(bid, useRegion())
  // a book that was changed is asked for anew
  const { data, isError } = useQuery({ ...query, queryKey: [...queryKey, revision] })
  if (!data || isError) return null
  const printed = bindingNames.flatMap(binding => {
    const price = data.bindings.find(priced => priced.binding === binding)
    return price ? [{ ...price, binding }] : []
  })
  const [paperback] = printed
  if (!paperback) return null
  if (show === 'price') {
    const price = sumText(paperback.price)
    return <span>{t('of.paperback', { price: data.counting ? t('about', { figures: price }) : price })}</span>
  }
  const isSaid = !data.counting && show !== 'paperback'
  const near = printed.filter(price => isSaid && (price.next || (show === 'all' && price === paperback)))
  return (
    <>
      {(show === 'paperback' ? [paperback] : printed).map(price => (
        <span key={price.binding}>
          {figuresText({ ...price, volumes: price.volumes.length }, data.counting)}
        </span>
      ))}
      {near.map(price => (
        <NextPages key={price.binding} price={price} named />
      ))}
    </>
  )
}
