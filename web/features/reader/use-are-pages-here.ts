import { useQueries } from '@tanstack/react-query'
import { type BookRead, type PageOfPlan, pageQuery } from './page-queries.ts'

/** Whether all of these pages came, or cannot come; it asks for none. */
export function useArePagesHere(read: BookRead, pages: readonly PageOfPlan[]): boolean {
  return useQueries({
    queries: pages.map(({ key }) => ({ ...pageQuery(read, key), enabled: false })),
    combine: answers => answers.every(({ data, isError }) => data !== undefined || isError),
  })
}
