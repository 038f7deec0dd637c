import { useEffect, useEffectEvent } from 'react'
import { notify } from './notify.ts'
import { showInTitle } from './show-in-title.ts'
import { whenDoneUnseen } from './when-done-unseen.ts'

export interface AwayNotice {
  bid: string
  isWorking: boolean
  /** How it ended, in words; undefined while it goes on. */
  readEnd: () => Promise<string | undefined>
}

/** Work that ends while nobody sees the tab is told in its title, and by a notice of the browser where that was allowed. */
export function useAwayNotice({ bid, isWorking, readEnd }: AwayNotice): void {
  const read = useEffectEvent(readEnd)
  const tell = useEffectEvent((news: string) => {
    showInTitle(news)
    notify(news, bid)
  })
  useEffect(
    () => (isWorking ? whenDoneUnseen({ readEnd: () => read(), tell: news => tell(news) }) : undefined),
    [isWorking],
  )
}
