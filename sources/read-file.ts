import type { Origin } from '#domain/books/item'
import type { Archive } from './archive/archive.ts'
import type { FileReader } from './classify-file.ts'
import { type JsonRecord, splitRecords } from './json-records.ts'
import type { ParsedRecord } from './parsed-record.ts'

export interface ReadFile {
  parsed: ParsedRecord[]
  /** Records that could not be read; without an index where it is the file itself. */
  broken: { origin: Origin; reason: 'broken-record' | 'too-deep' }[]
}

/** Reads the records of one file while its bytes arrive. A damaged file gives what stands before the damage. */
export async function readFile(
  archive: Archive,
  path: string,
  reader: FileReader,
  timeZone: string,
  onBytes: (bytes: number) => void,
): Promise<ReadFile> {
  const read: ReadFile = { parsed: [], broken: [] }
  const origin: Origin = { archive: archive.name, path }
  if (reader.format === 'html') return await readPage(archive, reader, timeZone, origin, onBytes)
  const splitter = splitRecords({ whole: reader.format === 'whole' })
  const take = (records: JsonRecord[]): void => {
    for (const record of records) {
      const at = reader.format === 'whole' ? origin : { ...origin, index: record.index }
      if ('broken' in record)
        read.broken.push({ origin: at, reason: record.tooDeep ? 'too-deep' : 'broken-record' })
      else if (!isObject(record.value)) read.broken.push({ origin: at, reason: 'broken-record' })
      else for (const parsed of reader.read(record.value, record.list, at, timeZone)) read.parsed.push(parsed)
    }
  }
  for await (const chunk of chunksOf(archive, path)) {
    if (chunk === 'damaged') {
      read.broken.push({ origin, reason: 'broken-record' })
      break
    }
    take(splitter.push(chunk))
    onBytes(chunk.length)
  }
  take(splitter.end())
  if (reader.join) read.parsed = reader.join(read.parsed)
  return read
}

const MAX_PAGE_BYTES = 64 * 1024 * 1024

/** A page is read whole: it has no records before its end is known. */
async function readPage(
  archive: Archive,
  reader: FileReader,
  timeZone: string,
  origin: Origin,
  onBytes: (bytes: number) => void,
): Promise<ReadFile> {
  const read: ReadFile = { parsed: [], broken: [] }
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of chunksOf(archive, origin.path)) {
    if (chunk === 'damaged' || size + chunk.length > MAX_PAGE_BYTES) {
      read.broken.push({ origin, reason: 'broken-record' })
      break
    }
    chunks.push(chunk)
    size += chunk.length
    onBytes(chunk.length)
  }
  for (const parsed of reader.read(Buffer.concat(chunks).toString('utf8'), '', origin, timeZone)) {
    if (parsed.tooDeep) read.broken.push({ origin: parsed.origin, reason: 'too-deep' })
    else read.parsed.push(parsed)
  }
  return read
}

/** The bytes as far as they can be read. */
async function* chunksOf(archive: Archive, path: string): AsyncGenerator<Buffer | 'damaged'> {
  let chunks: AsyncIterator<Buffer>
  try {
    const stream = await archive.stream(path)
    chunks = stream[Symbol.asyncIterator]()
  } catch {
    yield 'damaged'
    return
  }
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
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null
}
