import type { Random } from '#sandbox/demo-life/random'
import { send } from './attempt.ts'
import type { Killable, Victim } from './start-killable.ts'

export interface Killer {
  /** Kills these in turn, each after a number of events or calls of which the most is told; what is left of earlier aims comes first. */
  aim(next: readonly Victim[], counted: 'event' | 'call', most: number): void
  onEvent(): void
  onCall(): void
  /** Shots that hit, by victim. */
  hits: Map<Victim, number>
  left(): number
}

/** Dice decide when; events and calls are its clock. Between an event and the shot lie a few requests more. */
export function killer(service: Killable, dice: Random): Killer {
  const waiting: Victim[] = []
  const hits = new Map<Victim, number>()
  let clock: 'event' | 'call' = 'event'
  let most = 1
  let left = 0
  let shooting = false

  async function shoot(victim: Victim): Promise<void> {
    shooting = true
    const requests = dice.int(0, 4)
    for (let i = 0; i < requests; i += 1) await send(`${service.origin}/health/live`, { method: 'GET' })
    if (service.kill(victim) > 0) {
      waiting.shift()
      hits.set(victim, (hits.get(victim) ?? 0) + 1)
    }
    left = dice.int(0, most)
    shooting = false
  }

  function tick(of: 'event' | 'call'): void {
    const [victim] = waiting
    if (of !== clock || victim === undefined || shooting) return
    left -= 1
    if (left < 0) shoot(victim).catch(() => undefined)
  }

  return {
    aim(next, counted, upTo) {
      waiting.push(...next)
      clock = counted
      most = upTo
      left = dice.int(0, most)
    },
    onEvent: () => tick('event'),
    onCall: () => tick('call'),
    hits,
    left: () => waiting.length,
  }
}
