import { createStore } from 'zustand/vanilla'
import { pauseBefore } from './line-trouble.ts'
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
export interface SendingListener {
  progress: (sent: number) => void
  whole: () => void
  /** The line broke, or the server cannot take it now; `why` where it said so. */
  lost: (why?: unknown) => void
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

export interface UploadStore {
  /** In the order in which they were given. */
  uploads: readonly ArchiveUpload[]
}

export interface UploadParts {
  send: (file: File, bid: string, listener: SendingListener) => Promise<Sending>
  now: () => number
  /** Calls back after so many ms. */
  later: (ms: number, call: () => void) => void
}

/**
 * Sends archives, two at a time; the server imports each by itself. Lives outside of the screens: one may leave and come back.
 */
export function createUploadQueue({ send, now, later }: UploadParts) {
  const store = createStore<UploadStore>(() => ({ uploads: [] }))
  const files = new Map<
    string,
    { file: File; sending?: Sending; samples: readonly RateSample[]; tries: number }
  >()
  const all = () => store.getState().uploads
  const uploadOf = (key: string) => all().find(upload => upload.key === key)

  function change(key: string, changes: Partial<ArchiveUpload>): void {
    store.setState({
      uploads: all().map(upload => (upload.key === key ? { ...upload, ...changes } : upload)),
    })
  }

  /** Whether the step was one for its state. */
  function step(key: string, name: UploadStep, changes: Partial<ArchiveUpload> = {}): boolean {
    const upload = uploadOf(key)
    const state = upload && afterStep(upload.state, name)
    if (!state) return false
    change(key, { ...changes, state, ...(state !== 'sending' && { rate: undefined }) })
    startNext()
    return true
  }

  function startNext(): void {
    for (const { key } of nextUploads(all())) {
      const state = afterStep('waiting', 'start')
      if (state) change(key, { state, error: undefined })
      void run(key)
    }
  }

  async function run(key: string): Promise<void> {
    const upload = uploadOf(key)
    const source = files.get(key)
    if (!upload || !source) return
    source.samples = []
    try {
      const sending = await send(source.file, upload.bid, {
        progress: sent => {
          source.samples = withSample(source.samples, { at: now(), bytes: sent })
          // something came through: the next pause is a short one again
          if (sent > (uploadOf(key)?.sent ?? sent)) source.tries = 0
          change(key, { sent, rate: transferRate(source.samples) })
        },
        whole: () => void end(key),
        lost: why => lose(key, why),
        failed: error => void step(key, 'fail', { error }),
      })
      source.sending = sending
      const isState = (state: UploadState) => uploadOf(key)?.state === state
      // it was whole already
      if (isState('done')) await sending.forget()
      // paused or taken out while it was being prepared
      if (!uploadOf(key)) await sending.cancel()
      else if (isState('paused')) await sending.pause()
    } catch (error) {
      step(key, 'fail', { error })
    }
  }

  /** Goes on after a while, a longer one each time that nothing came through. */
  function lose(key: string, error: unknown): void {
    const source = files.get(key)
    if (!source || !step(key, 'lose', { error })) return
    source.tries += 1
    const { tries } = source
    later(pauseBefore(tries), () => {
      if (files.get(key)?.tries === tries && uploadOf(key)?.state === 'lost') step(key, 'resume')
    })
  }

  async function end(key: string): Promise<void> {
    const upload = uploadOf(key)
    if (upload && step(key, 'finish', { sent: upload.bytes })) await files.get(key)?.sending?.forget()
  }

  return {
    store,
    /** A file that is in the list already is taken once. */
    add(bid: string, file: File): void {
      const key = [bid, file.name, file.size, file.lastModified].join('\n')
      const before = uploadOf(key)
      if (before) {
        if (before.state === 'failed') step(key, 'resume')
        return
      }
      files.set(key, { file, samples: [], tries: 0 })
      const fresh = {
        key,
        bid,
        name: file.name,
        bytes: file.size,
        sent: 0,
        rate: undefined,
        error: undefined,
      }
      store.setState({ uploads: [...all(), { ...fresh, state: 'waiting' }] })
      startNext()
    },
    async pause(key: string): Promise<void> {
      if (step(key, 'pause')) await files.get(key)?.sending?.pause()
    },
    resume(key: string): void {
      step(key, 'resume')
    },
    /** The network is back. */
    resumeLost(): void {
      for (const { key, state } of all()) if (state === 'lost') step(key, 'resume')
    },
    async remove(key: string): Promise<void> {
      const sending = files.get(key)?.sending
      const state = uploadOf(key)?.state
      store.setState({ uploads: all().filter(upload => upload.key !== key) })
      files.delete(key)
      startNext()
      if (state !== 'done') await sending?.cancel()
    },
  }
}
