import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { redo, undo } from '#contract/books'
import type { SocialItem } from '#contract/item'
import { callApi } from '../../api/client.ts'
import { showError } from '../../ui/toast.ts'
import { bookQuery } from '../reader/page-queries.ts'
import { monthItemsKey, monthItemsQuery } from './month-items.ts'

export interface StepsHear {
  bid: string
  sid: string
  /** When all that is being saved is saved: it goes first. */
  rested: () => Promise<void>
  /** Whether somebody has an item before him: a step may bring it into another month. */
  isHeld: (itemId: string) => boolean
  /** The held items as the step left them. */
  onStepped: (items: readonly SocialItem[]) => void
}

/** Undo and redo of the book, by buttons and by Ctrl or Cmd with Z. */
export function useSteps({ bid, sid, rested, isHeld, onStepped }: StepsHear) {
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)

  async function step(way: 'undo' | 'redo'): Promise<void> {
    if (busy) return
    setBusy(true)
    try {
      await rested()
      const { book, months, items } = await callApi(way === 'undo' ? undo : redo, { params: { bid } })
      queries.setQueryData(bookQuery({ bid }).queryKey, book)
      await Promise.all(
        months.map(month => queries.invalidateQueries({ queryKey: monthItemsKey(sid, month) })),
      )
      const held = new Set(items.filter(isHeld))
      const read = held.size === 0 ? [] : months.map(month => queries.fetchQuery(monthItemsQuery(sid, month)))
      onStepped((await Promise.all(read)).flat().filter(item => held.has(item.itemId)))
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
