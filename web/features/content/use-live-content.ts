import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Progress } from '#contract/book'
import { tabId } from '../../api/tab-id.ts'
import { showToast } from '../../ui/toast.ts'
import { type StepFigure, stepFigure } from '../imports/step-figure.ts'
import { useBookEvents } from '../reader/use-book-events.ts'

/** Follows a book while its content is edited. Gives the work that is under way, and how far it is. */
export function useLiveContent(
  bid: string,
  parts: { onChanged: (months?: readonly string[]) => void; onTouched: () => void; onSet: () => void },
): { what: Progress['what']; figure: StepFigure } | undefined {
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
      parts.onTouched()
    }
    if (event.event === 'progress') {
      const { what, state } = event.data
      const wasRunning = work.get(what)?.state === 'running'
      setWork(steps => new Map(steps).set(what, event.data))
      // the last of them need not wait for its turn
      if (what === 'pages' && state === 'done') parts.onTouched()
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
  const step = [...work.values()].find(isUnderWay)
  const figure = step && stepFigure(step)
  return figure && { what: step.what, figure }
}

/** What was read to its end is said to run until all is made of it. */
function isUnderWay({ what, state, done, of }: Progress): boolean {
  const isRead = (what === 'posts' || what === 'ins') && done >= of
  return state === 'running' && what !== 'pdf' && of > 0 && !isRead
}
