import { fetchPicture } from '#sources/live/fetch-picture'
import { sniffPicture } from '#sources/pictures/sniff-picture'
import type { Deps } from '../../../deps.ts'
import { type Job, job } from '../../../kernel/jobs/jobs.ts'
import { setFirstAvatar, setReady } from '../users/store.ts'
import { networkHosts } from './network-hosts.ts'
import { welcomeQueue } from './welcome-queue.ts'

/** Puts a file of a person into the store. */
export type PutPortrait = (deps: Deps, owner: { uid: string }, bytes: Buffer) => Promise<{ sha256: string }>

/** Sets a new account up: its portrait is fetched, and then it is ready (until then: code 41109). */
export function welcomeJob(put: PutPortrait): Job<{ uid: string; picture?: string | undefined }> {
  return job({
    ...welcomeQueue,
    urgency: 'interactive',
    isAwaited: true,
    concurrency: 2,
    async run({ uid, picture }, deps) {
      const bytes = picture === undefined ? undefined : await portrait(picture, deps)
      if (bytes) await setFirstAvatar(deps.db, uid, (await put(deps, { uid }, bytes)).sha256)
      await setReady(deps.db, uid, deps.now())
    },
    // whatever its portrait did to the workers, the account is one like others
    failed: ({ uid }, _error, deps) => setReady(deps.db, uid, deps.now()),
  })
}

/** The bytes of a picture. One does without a portrait that cannot be had soon: an account must not wait for it. */
async function portrait(address: string, { settings, log }: Deps): Promise<Buffer | undefined> {
  const bytes = await fetchPicture(address, {
    trusted: networkHosts(settings),
    mostBytes: 10_000_000,
    signal: AbortSignal.timeout(patienceMs),
  })
  if ('refused' in bytes) {
    log.info({ why: bytes.refused }, 'a portrait could not be fetched')
    return undefined
  }
  const format = sniffPicture(bytes)
  return format === undefined || format === 'unsupported' ? undefined : bytes
}

/** Less than the 8 s that a browser waits for the account (specification 4). */
const patienceMs = 5_000
