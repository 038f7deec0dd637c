import { z } from 'zod'
import { fetchPicture } from '#sources/live/fetch-picture'
import { sniffPicture } from '#sources/pictures/sniff-picture'
import type { Deps } from '../../../deps.ts'
import { job } from '../../../kernel/jobs/jobs.ts'
import { setFirstAvatar, setReady } from '../users/store.ts'
import { networkHosts } from './network-hosts.ts'

/** Sets a new account up: its portrait is fetched, and then it is ready (until then: code 41109). */
export const welcomeJob = job({
  name: 'welcome',
  payload: z.object({ uid: z.string(), picture: z.string().optional() }),
  fairKey: { of: ({ uid }) => uid },
  urgency: 'interactive',
  concurrency: 2,
  async run({ uid, picture }, deps) {
    const avatar = picture === undefined ? undefined : await portrait(picture, deps)
    if (avatar !== undefined) await setFirstAvatar(deps.db, uid, avatar)
    await setReady(deps.db, uid, deps.now())
  },
})

/** sha256 of the stored picture. One does without a portrait that cannot be had soon: an account must not wait for it. */
async function portrait(address: string, { files, settings, log }: Deps): Promise<string | undefined> {
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
  if (format === undefined || format === 'unsupported') return undefined
  return (await files.put(bytes)).sha256
}

/** Less than the 8 s that a browser waits for the account (specification 4). */
const patienceMs = 5_000
