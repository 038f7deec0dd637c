import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Progress } from '#contract/book'
import { tabId } from '../../api/tab-id.ts'
import { showToast } from '../../ui/toast.ts'
import { useBookEvents } from '../reader/use-book-events.ts'

/** Follows a book while its content is edited. Gives the work that is under way. */
export function useLiveContent(
  bid: string,
  parts: { onChanged: (months?: readonly string[]) => void; onSet: () => void },
): Progress | undefined {
  const { t } = useTranslation('web-content')
  const [work, setWork] = useState<ReadonlyMap<string, Progress>>(new Map())
  useBookEvents(bid, event => {
    if (event.event === 'again') {
      parts.onChanged()
      parts.onSet()
    }
    if (event.event === 'set') parts.onSet()
    if (event.event === 'changed' && event.data.by !== tabId) {
      parts.onChanged(event.data.months)
      parts.onSet()
    }
    if (event.event === 'progress') {
      const { what, state } = event.data
      const wasRunning = work.get(what)?.state === 'running'
      setWork(steps => new Map(steps).set(what, event.data))
      if (!wasRunning || state === 'running' || (what !== 'posts' && what !== 'ins')) return
      parts.onChanged()
      // it rests until more of the archive is there
      if (state === 'arriving') return
      void showToast(
        state === 'done'
          ? { kind: 'success', text: t('sync.updated') }
          : { kind: 'error', text: t('sync.failed') },
      )
    }
  })
  return [...work.values()].find(step => step.state === 'running' && step.what !== 'pdf' && step.of > 0)
}
