import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { DrawnPage } from '#contract/page'
import { ApiError } from '../../api/api-error.ts'
import { whenAtRest } from '../../ui/when-at-rest.ts'
import { heedGone } from './heed-gone.ts'
import { type BookRead, type PageOfPlan, pageQuery } from './page-queries.ts'
import { PageView } from './page-view.tsx'

export interface LazyPageProps {
  read: BookRead
  page: PageOfPlan
  label: string
  /** It is not in sight: it is asked for when nobody waits for anything else. */
  isAhead?: boolean
  /** Its words are read aloud. */
  isRead?: boolean
  onDrawn?: (page: DrawnPage) => void
  /** What lies over the page, for the drawing that is shown. */
  children?: (shown: DrawnPage) => ReactNode
}

/** A page of the plan, asked for by its key. While another one is on its way the one before stays. */
export function LazyPage({
  read,
  page,
  label,
  isAhead = false,
  isRead = false,
  onDrawn,
  children,
}: LazyPageProps) {
  const queries = useQueryClient()
  const { data, error } = useQuery({ ...pageQuery(read, page.key), enabled: useTurn(isAhead) })
  const { bid } = read
  const isGone = error instanceof ApiError && error.status === 404
  useEffect(() => heedGone(queries, bid, error), [queries, bid, error])
  const last = useRef<DrawnPage>(undefined)
  if (data) last.current = data
  const shown = data ?? last.current
  return (
    <PageView
      page={shown}
      failed={error !== null && !isGone && !shown}
      label={label}
      isRead={isRead}
      {...(onDrawn && { onDrawn })}
    >
      {shown && children?.(shown)}
    </PageView>
  )
}

/** Whether it is a page's turn to be asked for; once it was, it stays so. */
function useTurn(isAhead: boolean): boolean {
  const [hasTurn, giveTurn] = useState(!isAhead)
  if (!isAhead && !hasTurn) giveTurn(true)
  useEffect(() => (hasTurn ? undefined : whenAtRest(() => giveTurn(true))), [hasTurn])
  return hasTurn || !isAhead
}
