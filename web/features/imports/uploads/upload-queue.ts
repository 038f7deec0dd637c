import { type RateSample, transferRate, withSample } from './transfer-rate.ts'
import { afterStep, nextUploads, type UploadState, type UploadStep } from './upload-state.ts'

export interface ArchiveUpload {
  key: string
  bid: string
  name: string
  bytes: number
  sent: number
  state: UploadState
  /** Bytes a second, once that is known. */
  rate: number | undefined
  error: unknown
}

/** What is heard of a file that is being sent. */
export interface SendingHeard {
  progress: (sent: number) => void
  whole: () => void
  lost: () => void
  failed: (error: unknown) => void
}

export interface Sending {
  /** Stops; what has arrived stays there, so that the same file goes on from it. */
  pause: () => Promise<void>
  /** Stops and forgets what has arrived. */
  cancel: () => Promise<void>
  /** All of it is there: nothing is left to go on from. */
  forget: () => Promise<void>
}

export interface UploadParts {
  send: (file: File, bid: string, heard: SendingHeard) => Promise<Sending>
  now: () => number
}

/**
 * Sends archives, two at a time; the server imports each by itself. Lives outside of the screens: one may leave and come back.
 */
export function createUploadQueue({ send, now }: UploadParts) {
  let list: readonly ArchiveUpload[] = []
  const held = new Map<string, { file: File; sending?: Sending; samples: readonly RateSample[] }>()
  const listeners = new Set<() => void>()

  function change(key: string, changes: Partial<ArchiveUpload>): void {
    list = list.map(one => (one.key === key ? { ...one, ...changes } : one))
    for (const listener of listeners) listener()
  }

  /** Whether the step was one for its state. */
  function step(key: string, name: UploadStep, changes: Partial<ArchiveUpload> = {}): boolean {
    const upload = list.find(one => one.key === key)
    const state = upload && afterStep(upload.state, name)
    if (!state) return false
    change(key, { ...changes, state, ...(state !== 'sending' && { rate: undefined }) })
    startNext()
    return true
  }

  function startNext(): void {
    for (const { key } of nextUploads(list)) {
      const state = afterStep('waiting', 'start')
      if (state) change(key, { state, error: undefined })
      void run(key)
    }
  }

  async function run(key: string): Promise<void> {
    const upload = list.find(one => one.key === key)
    const kept = held.get(key)
    if (!upload || !kept) return
    kept.samples = []
    try {
      const sending = await send(kept.file, upload.bid, {
        progress: sent => {
          kept.samples = withSample(kept.samples, { at: now(), bytes: sent })
          change(key, { sent, rate: transferRate(kept.samples) })
        },
        whole: () => void end(key),
        lost: () => void step(key, 'lose'),
        failed: error => void step(key, 'fail', { error }),
      })
      kept.sending = sending
      const isState = (state: UploadState) => list.some(one => one.key === key && one.state === state)
      // it was whole already
      if (isState('done')) await sending.forget()
      // paused or taken out while it was being prepared
      if (!list.some(one => one.key === key)) await sending.cancel()
      else if (isState('paused')) await sending.pause()
    } catch (error) {
      step(key, 'fail', { error })
    }
  }

  async function end(key: string): Promise<void> {
    const upload = list.find(one => one.key === key)
    if (upload && step(key, 'finish', { sent: upload.bytes })) await held.get(key)?.sending?.forget()
  }

  return {
    all: () => list,
    onChange(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** A file that is in the list already is taken once. */
    add(bid: string, file: File): void {
      const key = [bid, file.name, file.size, file.lastModified].join('\n')
      const before = list.find(one => one.key === key)
      if (before) {
        if (before.state === 'failed') step(key, 'resume')
        return
      }
      held.set(key, { file, samples: [] })
      const fresh = {
        key,
        bid,
        name: file.name,
        bytes: file.size,
        sent: 0,
        rate: undefined,
        error: undefined,
      }
      list = [...list, { ...fresh, state: 'waiting' }]
      startNext()
      for (const listener of listeners) listener()
    },
    async pause(key: string): Promise<void> {
      if (step(key, 'pause')) await held.get(key)?.sending?.pause()
    },
    resume(key: string): void {
      step(key, 'resume')
    },
    /** The network is back. */
    resumeLost(): void {
      for (const { key, state } of list) if (state === 'lost') step(key, 'resume')
    },
    async remove(key: string): Promise<void> {
      const sending = held.get(key)?.sending
      const state = list.find(one => one.key === key)?.state
      list = list.filter(one => one.key !== key)
      held.delete(key)
      startNext()
      for (const listener of listeners) listener()
      if (state !== 'done') await sending?.cancel()
    },
  }
}
