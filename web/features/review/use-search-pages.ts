import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { searchPages } from '#contract/pages'
import { callApi } from '../../api/client.ts'
import type { SearchBook } from '../reader/book-search.tsx'
import type { BookRead } from '../reader/page-queries.ts'

/** Searches the pages of a book that one may read: what is printed, and nothing else of it. */
export function useSearchPages({ bid, share }: BookRead, volumes: number): SearchBook {
  const { t } = useTranslation('web-reading')
  return useMemo(
    () => ({
      key: ['search pages', bid, share ?? ''],
      async find(q, signal) {
        const { found, total } = await callApi(
          searchPages,
          { params: { bid }, query: { q } },
          { signal, share },
        )
        return {
          found: found.map(({ volume, folio, text }, at) => ({
            key: `${volume}.${folio}.${at}`,
            words: text,
            where: t(volumes > 1 ? 'pageOfVolume' : 'page', { folio, volume }),
            place: async () => ({ volume, folio }),
          })),
          total,
        }
      },
    }),
    [bid, share, volumes, t],
  )
}
