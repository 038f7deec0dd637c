import { useTranslation } from 'react-i18next'
import type { InsertPlace } from './insert-list.ts'

/** Says where in the book a page stands. */
export function usePlaceWords(): (at: InsertPlace) => string {
  const { t } = useTranslation('web-pages')
  return at => {
    if (at === 'front') return t('places.front')
    if (at === 'back') return t('places.back')
    return t('places.month', { year: at.slice(0, 4), month: Number(at.slice(4)) })
  }
}
