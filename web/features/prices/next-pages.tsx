import { useTranslation } from 'react-i18next'
import type { BindingPrice } from './book-price-query.ts'

export interface NextPagesProps {
  price: Pick<BindingPrice, 'next' | 'includedPages' | 'binding'>
  /** Several bindings are told beside each other: says which it is of. */
  named?: boolean
}

/** What a few pages more or less would do to the price; nothing where nothing is near. */
export function NextPages({ price, named = false }: NextPagesProps) {
  const { t } = useTranslation('web-prices')
  const { next, includedPages, binding } = price
  if (next) {
    const key = named && binding !== 'pdf' ? (`fewerOf.${binding}` as const) : 'fewer'
    return <span>{t(key, { pages: next.fewerPages, count: next.volumes })}</span>
  }
  if (includedPages > 0) return <span>{t('included', { count: includedPages })}</span>
  return null
}
