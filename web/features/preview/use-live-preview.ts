import { useQueryClient } from '@tanstack/react-query'
import { bookQuery, planQuery } from '../reader/page-queries.ts'
import { useBookEvents } from '../reader/use-book-events.ts'
import { usePaced } from '../reader/use-paced.ts'
import { downloadQuery } from './download-query.ts'
import { warningsQuery } from './warnings-query.ts'

/** Pages come as they are set; what is changed in another window is seen here. */
export function useLivePreview(bid: string): void {
  const queries = useQueryClient()
  const readAgain = usePaced(() => {
    for (const { queryKey } of [
      bookQuery({ bid }),
      planQuery({ bid }),
      warningsQuery(bid),
      downloadQuery(bid),
    ])
      void queries.invalidateQueries({ queryKey })
  }, paceMs)
  useBookEvents(bid, event => {
    if (event.event === 'progress' && event.data.what === 'pdf')
      return void queries.invalidateQueries({ queryKey: downloadQuery(bid).queryKey })
    if (event.event === 'progress' && event.data.state === 'running') return
    readAgain()
  })
}

/** ms between two looks while months are set: each takes time from them. */
const paceMs = 1_000
