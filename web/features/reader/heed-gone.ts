import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../../api/api-error.ts'
import { planQuery } from './page-queries.ts'

/** A page that is not in the book any more tells that the plan is an old one: it is read anew, once for all of them. */
export function heedGone(queries: QueryClient, bid: string, error: unknown): void {
  if (error instanceof ApiError && error.status === 404)
    void queries.invalidateQueries({ queryKey: planQuery({ bid }).queryKey }, { cancelRefetch: false })
}
