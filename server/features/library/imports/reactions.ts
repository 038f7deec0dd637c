import { on, type Reaction } from '../../../kernel/events/reactions.ts'
import { uploadArrived, uploadFinished, uploadRemoved } from '../topics.ts'
import { endGone, handToEarly, readArriving } from './read-arriving.ts'
import { startImport } from './start-import.ts'

/** What becomes of imports while archives come in. */
export const importReactions: readonly Reaction[] = [
  on(uploadArrived, (tx, { uploadId, bytes }, deps) => readArriving(tx, deps, uploadId, bytes)),
  on(uploadFinished, async (tx, { bid, uploadId, name }, deps) => {
    const { ownUploads } = await handToEarly(tx, deps, bid, [uploadId])
    if (ownUploads.length > 0)
      await startImport(tx, deps, { bid, via: 'archive', request: { uploads: ownUploads }, names: [name] })
  }),
  on(uploadRemoved, (tx, _payload, deps) => endGone(tx, deps)),
]
