import { invariant } from '#domain/invariant'
import type { Spent } from '#processes/limits'
import { serveJobs } from '#processes/serve-jobs'
import type { Archive, Refusal } from '#sources/archive/archive'
import { ARCHIVE_LIMITS } from '#sources/archive/archive-limits'
import { openArchives } from '#sources/archive/open-archives'
import { readExportContents, readExportedBook } from '#sources/daybound/read-export'
import { type ReadOptions, weigh } from '#sources/read-archives'
import { closeAll, readItems } from '#sources/read-history'
import { inPortions } from '../../in-portions.ts'
import {
  type ArchivesToRead,
  isSameFile,
  type ReadInput,
  type ReadingJobs,
  type ReadPart,
} from './reading-jobs.ts'

// Reads archives where it can be killed: whatever is in them, only this process is lost.

serveJobs<ReadingJobs>({
  async weigh(archives) {
    const opened = await open(archives)
    if ('refused' in opened) return opened
    await closeAll(opened)
    return weigh(opened)
  },
  async read(input, sendPart) {
    const spent = startMeasuring()
    const archives = await open(input)
    if ('refused' in archives) return archives
    try {
      const history = await readItems(archives, optionsOf(input, sendPart, spent))
      if ('refused' in history) return history
      const { items, given, receipt, read, owner } = history
      await sendPart({ step: 'give', spent: spent() })
      for (const portion of inPortions(given, atOnce)) await sendPart({ given: portion })
      for (const portion of inPortions(items, atOnce)) await sendPart({ items: portion })
      for (const portion of inPortions(receipt, atOnce)) await sendPart({ receipt: portion })
      return { read, ...(owner !== undefined && { owner }) }
    } finally {
      await closeAll(archives)
    }
  },
  openExport: input => withFirst(input, readExportContents),
  readExportedBook: (input, sendPart) =>
    withFirst(input, archive =>
      readExportedBook(archive, input.folder, async items => {
        for (const portion of inPortions(items, atOnce)) await sendPart({ items: portion })
      }),
    ),
})

/** An export is one archive. */
async function withFirst<T>(
  input: ArchivesToRead,
  work: (archive: Archive) => Promise<T>,
): Promise<T | Refusal> {
  const archives = await open(input)
  if ('refused' in archives) return archives
  const [archive] = archives
  invariant(archive, 'an export is read from one archive')
  try {
    return await work(archive)
  } finally {
    await closeAll(archives)
  }
}

const open = ({ paths, names, arrivals }: ArchivesToRead) =>
  openArchives(paths, ARCHIVE_LIMITS, names, arrivals)

function optionsOf(
  { timeZone, leaveOut, leaveOutFrom }: ReadInput,
  sendPart: (part: ReadPart) => Promise<void>,
  spent: () => Spent,
): ReadOptions {
  let isOver = false
  let hundredths = 0
  return {
    timeZone,
    async beforeFile(file) {
      await sendPart({ step: file, spent: spent() })
      isOver ||= leaveOutFrom !== undefined && isSameFile(file, leaveOutFrom)
      return isOver || leaveOut.some(leftOut => isSameFile(file, leftOut)) ? 'too-costly' : 'read'
    },
    beforeMerge: () => sendPart({ step: 'merge', spent: spent() }),
    onProgress(progress) {
      const now = Math.floor((100 * progress.bytesRead) / progress.bytesTotal)
      if (now === hundredths) return
      hundredths = now
      // what it says is not needed; whether there is room for more is known at the next file
      sendPart({ progress }).catch(() => undefined)
    },
  }
}

/** Tells what has been spent since: here, since who asked may hear of a step late. */
function startMeasuring(): () => Spent {
  const [began, before] = [performance.now(), process.cpuUsage()]
  return () => {
    const { user, system } = process.cpuUsage(before)
    return { processorMs: (user + system) / 1000, wallMs: performance.now() - began }
  }
}

/** Items in a part: some hundred kilobytes. */
const atOnce = 500
