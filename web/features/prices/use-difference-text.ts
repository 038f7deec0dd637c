import { useTranslation } from 'react-i18next'
import type { TypesetPrices } from './book-price-query.ts'
import { isNothing, sumText } from './sum-text.ts'

type More = TypesetPrices['bindings'][number]['more']

/** Says how many pages and how much money more or less it is than now. */
export function useDifferenceText(): (more: More, isCounted: boolean) => string {
  const { t } = useTranslation('web-prices')
  return ({ pages, price }, isCounted) => {
    const sum = sumText({ ...price, amount: price.amount.replace('-', '') })
    const isCheaper = price.amount.startsWith('-')
    return t(isCounted ? 'difference' : 'differenceAbout', {
      pages:
        pages === 0 ? t('pagesSame') : t(pages < 0 ? 'pagesLess' : 'pagesMore', { count: Math.abs(pages) }),
      cost: isNothing(price) ? t('priceSame') : t(isCheaper ? 'priceLess' : 'priceMore', { price: sum }),
    })
  }
}
