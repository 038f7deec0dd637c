import type { Random } from '#sandbox/demo-life/random'
import { send } from './attempt.ts'
import type { Killable, Target } from './start-killable.ts'

export interface Killer {
  /** Kills these in turn, each after a number of events or calls of which the most is told; what is left of earlier schedules comes first. */
  schedule(next: readonly Target[], counted: 'event' | 'call', most: number): void
  onEvent(): void
  onCall(): void
  /** How often each died. */
  kills: Map<Target, number>
  left(): number
}

/** Chance decides when; events and calls are its clock. Between an event and the kill lie a few requests more. */
export function createKiller(service: Killable, random: Random): Killer {
  const waiting: Target[] = []
  const kills = new Map<Target, number>()
  let clock: 'event' | 'call' = 'event'
  let most = 1
  let left = 0
  let killing = false

  async function killNext(target: Target): Promise<void> {
    killing = true
    const requests = random.int(0, 4)
    for (let i = 0; i < requests; i += 1) await send(`${service.origin}/health/live`, { method: 'GET' })
    if (service.kill(target) > 0) {
      waiting.shift()
      kills.set(target, (kills.get(target) ?? 0) + 1)
    }
    left = random.int(0, most)
    killing = false
  }

  function tick(what: 'event' | 'call'): void {
    const [target] = waiting
    if (what !== clock || target === undefined || killing) return
    left -= 1
    if (left < 0) killNext(target).catch(() => undefined)
  }

  return {
    schedule(next, counted, atMost) {
      waiting.push(...next)
      clock = counted
      most = atMost
      left = random.int(0, most)
    },
    onEvent: () => tick('event'),
    onCall: () => tick('call'),
    kills,
    left: () => waiting.length,
  }
}
