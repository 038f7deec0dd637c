import { useTranslation } from 'react-i18next'
import type { BindingPrice } from './book-price-query.ts'

/** What a few pages more or less would do to the price; nothing where nothing is near. */
export function NextPages({ price }: { price: Pick<BindingPrice, 'next' | 'includedPages' | 'binding'> }) {
  const { t } = useTranslation('web-prices')
  const { next, includedPages } = price
  if (next) return <span>{t('fewer', { pages: next.fewerPages, count: next.volumes })}</span>
  if (includedPages > 0) return <span>{t('included', { count: includedPages })}</span>
  return null
}
