/** `interactive`: somebody looks at the screen and waits for it. `idle`: only where nothing else waits, and in short pieces. */
export type Urgency = 'interactive' | 'background' | 'idle'

export interface KindState {
  urgency: Urgency
  /** Of this kind at once. */
  concurrency: number
  running: number
  /** There may be a job to fetch. */
  mayWait: boolean
  /** Number of the last fetch of this kind that gave a job. */
  servedAt: number
}

/** How many jobs a worker runs at once, and how many of them may be background work: interactive work always finds a slot soon. */
export interface Slots {
  all: number
  background: number
}

/** The kind to fetch next: interactive before background before idle, then whichever was served longest ago. */
export function nextKind<K extends KindState>(kinds: readonly K[], slots: Slots): K | undefined {
  const running = (of: readonly K[]) => of.reduce((sum, kind) => sum + kind.running, 0)
  const background = kinds.filter(kind => kind.urgency !== 'interactive')
  const isFull = running(kinds) >= slots.all
  const isBackgroundFull = isFull || running(background) >= slots.background
  const [next] = kinds
    .filter(kind => kind.mayWait && kind.running < kind.concurrency)
    .filter(kind => !(kind.urgency === 'interactive' ? isFull : isBackgroundFull))
    .sort((a, b) => rank[a.urgency] - rank[b.urgency] || a.servedAt - b.servedAt)
  return next
}

const rank: Record<Urgency, number> = { interactive: 0, background: 1, idle: 2 }
