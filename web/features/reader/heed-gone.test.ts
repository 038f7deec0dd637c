import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { heedGone } from './heed-gone.ts'
import { planQuery } from './page-queries.ts'

test('a plan is read once for all pages that are gone, and for no other failure', async () => {
  const queries = new QueryClient()
  const { queryKey } = planQuery({ bid: 'b' })
  const answers: (() => void)[] = []
  const queryFn = () => new Promise<string>(answer => answers.push(() => answer('plan')))
  const leave = new QueryObserver(queries, { queryKey: [...queryKey], queryFn }).subscribe(() => {})
  answers[0]?.()
  await expect.poll(() => queries.getQueryData<unknown>(queryKey)).toBe('plan')
  heedGone(queries, 'b', new ApiError(500, undefined))
  heedGone(queries, 'b', new ApiError(0, undefined, 'unreachable'))
  expect(answers).toHaveLength(1)
  heedGone(queries, 'b', new ApiError(404, 40400))
  heedGone(queries, 'b', new ApiError(404, 40400))
  heedGone(queries, 'other', new ApiError(404, 40400))
  await Promise.resolve()
  expect(answers).toHaveLength(2)
  leave()
})
