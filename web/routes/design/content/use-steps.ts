import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { redo, undo } from '#contract/books'
import { callApi } from '../../../api/client.ts'
import { bookQuery } from '../../../pages/page-queries.ts'
import { showError } from '../../../show/toast.ts'
import { monthItemsKey } from './month-items.ts'

/** Undo and redo of the book, by buttons and by Ctrl or Cmd with Z. What is being saved goes first. */
export function useSteps(
  { bid, sid }: { bid: string; sid: string },
  rested: () => Promise<void>,
  onStepped: () => void,
) {
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)

  async function step(way: 'undo' | 'redo'): Promise<void> {
    if (busy) return
    setBusy(true)
    try {
      await rested()
      const { book, months } = await callApi(way === 'undo' ? undo : redo, { params: { bid } })
      queries.setQueryData(bookQuery({ bid }).queryKey, book)
      await Promise.all(
        months.map(month => queries.invalidateQueries({ queryKey: monthItemsKey(sid, month) })),
      )
      onStepped()
    } catch (error) {
      void showError(error)
    } finally {
      setBusy(false)
    }
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const way = stepOf(event)
    if (!way) return
    event.preventDefault()
    void step(way)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
  return { busy, undo: () => void step('undo'), redo: () => void step('redo') }
}

/** Which step a key asks for; Ctrl and Y is how Windows says redo. */
function stepOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): 'undo' | 'redo' | undefined {
  if (!(ctrlKey || metaKey) || altKey) return undefined
  const letter = key.toLowerCase()
  if (letter === 'z') return shiftKey ? 'redo' : 'undo'
  return letter === 'y' && ctrlKey ? 'redo' : undefined
}
