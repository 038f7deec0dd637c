import { pipeline, Readable, Transform } from 'node:stream'
import { promisify } from 'node:util'
import { crc32, createInflateRaw, inflateRaw } from 'node:zlib'
import { ArchiveError } from './archive-error.ts'
import type { ZipEntry } from './central-directory.ts'
import type { ZipSource } from './zip-source.ts'

const STORED = 0
const DEFLATED = 8
const CHUNK_BYTES = 256 * 1024
/** Unpacked in one go up to this size: three times as fast as by the 16 KB that are usual. */
const MAX_STEP_BYTES = 4 * 2 ** 20
const inflate = promisify(inflateRaw)

/** The unpacked bytes of one entry at once; throws where size or CRC-32 are not as declared. */
export async function readZipEntry(source: ZipSource, entry: ZipEntry): Promise<Buffer> {
  // Deflate never grows by more than a few bytes a block: more is a file made to fill the memory.
  if (entry.packedSize > entry.size * 1.125 + 1024) throw new ArchiveError('broken-file', entry.path)
  const start = await dataStart(source, entry)
  const packed = Buffer.allocUnsafe(entry.packedSize)
  const { bytesRead } = await source.read(packed, 0, packed.length, start)
  if (bytesRead !== packed.length) throw new ArchiveError('broken-file', entry.path)
  const bytes = await unpacked(entry, packed)
  if (bytes.length !== entry.size || crc32(bytes) !== entry.crc32)
    throw new ArchiveError('broken-file', entry.path)
  return bytes
}

/** The same as a stream of bounded memory: ends with an error as soon as more bytes come out than declared. */
export async function streamZipEntry(source: ZipSource, entry: ZipEntry): Promise<Readable> {
  const start = await dataStart(source, entry)
  const packed = Readable.from(chunks(source, entry, start), { objectMode: false })
  const proof = verify(entry)
  // pipeline destroys the last stream with the error, which is where the reader sees it.
  const done = () => undefined
  if (entry.method === STORED) pipeline(packed, proof, done)
  else pipeline(packed, createInflateRaw({ chunkSize: CHUNK_BYTES }), proof, done)
  return proof
}

async function unpacked(entry: ZipEntry, packed: Buffer): Promise<Buffer> {
  if (entry.method === STORED) return packed
  try {
    const maxOutputLength = Math.max(entry.size, 1)
    const chunkSize = Math.max(64, Math.min(entry.size, MAX_STEP_BYTES))
    return await inflate(packed, { maxOutputLength, chunkSize })
  } catch (error) {
    throw new ArchiveError('broken-file', entry.path, error)
  }
}

/** Where the data begin after the local header, checked against the bytes that belong to the entry. */
async function dataStart(source: ZipSource, entry: ZipEntry): Promise<number> {
  if (entry.method !== STORED && entry.method !== DEFLATED) throw new ArchiveError('broken-file', entry.path)
  const { buffer, bytesRead } = await source.read(Buffer.alloc(30), 0, 30, entry.start)
  const isHeader = bytesRead === 30 && buffer.readUInt32LE(0) === 0x04034b50
  const start = entry.start + 30 + buffer.readUInt16LE(26) + buffer.readUInt16LE(28)
  if (!isHeader || start + entry.packedSize > entry.end) throw new ArchiveError('broken-file', entry.path)
  return start
}

async function* chunks(source: ZipSource, entry: ZipEntry, start: number): AsyncGenerator<Buffer> {
  const end = start + entry.packedSize
  for (let position = start; position < end; ) {
    const chunk = Buffer.allocUnsafe(Math.min(CHUNK_BYTES, end - position))
    const { bytesRead } = await source.read(chunk, 0, chunk.length, position)
    if (bytesRead === 0) throw new ArchiveError('broken-file', entry.path)
    yield chunk.subarray(0, bytesRead)
    position += bytesRead
  }
}

function verify(entry: ZipEntry): Transform {
  const broken = () => new ArchiveError('broken-file', entry.path)
  let size = 0
  let sum = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length
      sum = crc32(chunk, sum)
      if (size > entry.size) done(broken())
      else done(null, chunk)
    },
    flush(done) {
      done(size === entry.size && sum === entry.crc32 ? null : broken())
    },
  })
}
