import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/use-language.ts'
import { monthWords } from './month-words.ts'
import type { PageOfPlan } from './page-queries.ts'

/** Says which page it is: its number, month, and volume where there are several. */
export function usePageLabel(volumes: number): (page: PageOfPlan) => string {
  const { t } = useTranslation('web-reading')
  const language = useLanguage()
  return ({ folio, volume, chapterId }) => {
    const number = volumes > 1 ? t('pageOfVolume', { folio, volume }) : t('page', { folio })
    return chapterId ? t('pageAndMonth', { page: number, month: monthWords(chapterId, language) }) : number
  }
}
