import type { Origin } from '#domain/books/item'
import type { Archive } from './archive/archive.ts'
import type { FileReader } from './classify-file.ts'
import { type JsonRecord, splitRecords } from './json-records.ts'
import type { ParsedRecord } from './parsed-record.ts'
import { splitPhotos } from './split-photos.ts'

export interface ReadFile {
  parsed: ParsedRecord[]
  /** Records that could not be read; without an index where it is the file itself. */
  broken: { origin: Origin; reason: 'broken-record' | 'too-deep' | 'too-many' }[]
  /** How many records were read, each of their files counted as one more. */
  count: number
}

/**
 * Reads the records of one file while its bytes arrive. A damaged file gives what stands before the damage, one with more than
 * `most` records those before that.
 */
export async function readFile(
  archive: Archive,
  path: string,
  reader: FileReader,
  timeZone: string,
  onBytes: (bytes: number) => void,
  most: number,
): Promise<ReadFile> {
  const origin: Origin = { archive: archive.name, path }
  const { read, add } = collect(origin, most)
  if (reader.format === 'html') {
    for (const parsed of await parsePage(archive, reader, timeZone, origin, onBytes))
      if (!add(parsed === 'broken' ? { origin, reason: 'broken-record' } : asRead(parsed))) break
    return inBounds(read)
  }
  const splitter = splitRecords({ whole: reader.format === 'whole' })
  const take = (records: JsonRecord[]): boolean => {
    for (const record of records) {
      const at = reader.format === 'whole' ? origin : { ...origin, index: record.index }
      if ('broken' in record || !isObject(record.value)) {
        const reason = 'broken' in record && record.tooDeep ? 'too-deep' : 'broken-record'
        if (!add({ origin: at, reason })) return false
      } else
        for (const parsed of reader.read(record.value, record.list, at, timeZone))
          if (!add(parsed)) return false
    }
    return true
  }
  let isAllTaken = true
  for await (const chunk of chunksOf(archive, path)) {
    isAllTaken = chunk === 'damaged' ? add({ origin, reason: 'broken-record' }) : take(splitter.push(chunk))
    if (chunk === 'damaged' || !isAllTaken) break
    onBytes(chunk.length)
  }
  if (isAllTaken) take(splitter.end())
  if (reader.join) read.parsed = reader.join(read.parsed)
  return inBounds(read)
}

const inBounds = (read: ReadFile): ReadFile => ({ ...read, parsed: read.parsed.flatMap(splitPhotos) })

const MAX_PAGE_BYTES = 64 * 1024 * 1024

type Broken = ReadFile['broken'][number]

/** What is read of a file; `add` is false once there is too much of it, which the file is told for. */
function collect(origin: Origin, most: number) {
  const read: ReadFile = { parsed: [], broken: [], count: 0 }
  const add = (record: ParsedRecord | Broken): boolean => {
    const count = read.count + ('media' in record ? 1 + record.media.length + record.otherFiles.length : 1)
    if (count > most) {
      read.broken.push({ origin, reason: 'too-many' })
      return false
    }
    read.count = count
    if ('media' in record) read.parsed.push(record)
    else read.broken.push(record)
    return true
  }
  return { read, add }
}

const asRead = (parsed: ParsedRecord): ParsedRecord | Broken =>
  parsed.tooDeep ? { origin: parsed.origin, reason: 'too-deep' } : parsed

/** A page is read whole: it has no records before its end is known. */
async function parsePage(
  archive: Archive,
  reader: FileReader,
  timeZone: string,
  origin: Origin,
  onBytes: (bytes: number) => void,
): Promise<(ParsedRecord | 'broken')[]> {
  let isBroken = false
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of chunksOf(archive, origin.path)) {
    if (chunk === 'damaged' || size + chunk.length > MAX_PAGE_BYTES) {
      isBroken = true
      break
    }
    chunks.push(chunk)
    size += chunk.length
    onBytes(chunk.length)
  }
  const parsed = reader.read(Buffer.concat(chunks).toString('utf8'), '', origin, timeZone)
  return isBroken ? ['broken', ...parsed] : [...parsed]
}

/** The bytes as far as they can be read. */
export async function* chunksOf(archive: Archive, path: string): AsyncGenerator<Buffer | 'damaged'> {
  let chunks: AsyncIterator<Buffer>
  try {
    const stream = await archive.stream(path)
    chunks = stream[Symbol.asyncIterator]()
  } catch {
    yield 'damaged'
    return
  }
  try {
    for (;;) {
      let next: IteratorResult<Buffer>
      try {
        next = await chunks.next()
      } catch {
        yield 'damaged' // a bad checksum or deflate stream, a file that went away: the line of the receipt names it
        return
      }
      if (next.done) return
      yield next.value
    }
  } finally {
    // who has enough reads no further
    await chunks.return?.()
  }
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null
}
