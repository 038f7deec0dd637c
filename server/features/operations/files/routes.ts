import * as calls from '#contract/desk-service'
import type { Deps } from '../../../deps.ts'
import { freeBytesOf } from '../../../free-bytes-of.ts'
import { type Route, routesOf } from '../../../kernel/http/route.ts'
import { sweepFiles } from '../../library/files/sweep-files.ts'
import { recordAct } from '../../shop/desk/acts/record-act.ts'
import { deskPolicy } from '../../shop/desk/policy.ts'
import { readReclaimable, readStored } from './store.ts'

const route = routesOf(deskPolicy)

export const deskStoreRoutes: readonly Route<Deps>[] = [
  route(calls.readDeskStore, (_, deps) => presentStore(deps)),
  route(calls.sweepDeskStore, async ({ caller, request }, deps) => {
    // bytes go by transactions of their own: what a sweep that breaks off has removed is removed
    const removed = await sweepFiles(deps, { most: mostFiles })
    const details = [{ name: 'removed', value: String(removed) }]
    await recordAct(deps.db, { act: 'sweepFiles', target: 'store', details }, { caller, request }, deps)
    return { removed, store: await presentStore(deps) }
  }),
]

/** Of one press: somebody waits for it. The job of every minute removes the rest. */
const mostFiles = 1000

async function presentStore({ db, settings }: Pick<Deps, 'db' | 'settings'>) {
  const { files, dataFolder, keepFreeBytes } = settings
  return {
    kind: files.kind,
    kinds: await readStored(db),
    reclaimable: await readReclaimable(db),
    freeBytes: await freeBytesOf(dataFolder),
    keepFreeBytes,
  }
}
