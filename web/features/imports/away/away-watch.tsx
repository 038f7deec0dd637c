import { useTranslation } from 'react-i18next'
import type { Book } from '#contract/book'
import { readBook } from '#contract/shelf'
import { callApi } from '../../../api/client.ts'
import { importSteps, isWorking, whyPartly } from '../follow-book.ts'
import { useAwayNotice } from './use-away-notice.ts'

/** Shows nothing: an import that ends while nobody sees the tab is told. */
export function AwayWatch({ book }: { book: Pick<Book, 'bid' | 'title' | 'progress'> }) {
  const { t } = useTranslation('web-import')
  const { bid, title } = book
  useAwayNotice({
    bid,
    isWorking: isWorking(book),
    async readEnd() {
      const after = await callApi(readBook, { params: { bid } })
      if (isWorking(after)) return undefined
      const isBad = importSteps(after).some(step => step.state === 'failed') || whyPartly(after) !== undefined
      return t(isBad ? 'away.failed' : 'away.done', { title })
    },
  })
  return null
}
