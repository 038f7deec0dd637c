import { crc32, deflateRawSync } from 'node:zlib'

/** One file of a ZIP that is written byte by byte; what is not given is as an honest writer would set it. */
export interface RawEntry {
  name: string | Buffer
  data?: Buffer
  method?: 0 | 8 | 9
  flags?: number
  /** Declared unpacked size. */
  size?: number
  /** Declared packed size. */
  packedSize?: number
  crc32?: number
  /** Unix mode, as 0o100644 for a file. */
  mode?: number
  centralExtra?: Buffer
  localExtra?: Buffer
  /** Offset of the local header as the central directory declares it. */
  start?: number
  /** Written into the central directory only. */
  withoutLocal?: boolean
  /** Zeros that follow the data, as a hole in the file: see zipPieces. */
  hole?: number
}

export interface RawEnd {
  /** Declared number of entries. */
  entries?: number
  zip64?: boolean
  comment?: Buffer
}

const UTF8 = 0x800
const UNIX = 3 << 8

/** A ZIP as hostile, or as odd, as its entries say. */
export function rawZip(entries: readonly RawEntry[], end: RawEnd = {}): Buffer {
  return Buffer.concat(zipPieces(entries, end).map(({ bytes }) => bytes))
}

/** The same as pieces with their offsets: what lies between them is a hole that takes no room on the disk. */
export function zipPieces(entries: readonly RawEntry[], end: RawEnd = {}): { at: number; bytes: Buffer }[] {
  const pieces: { at: number; bytes: Buffer }[] = []
  const central: Buffer[] = []
  let position = 0
  for (const entry of entries) {
    const { header, packed, record } = bytesOf(entry, entry.start ?? position)
    central.push(record)
    if (entry.withoutLocal) continue
    pieces.push({ at: position, bytes: Buffer.concat([header, packed]) })
    position += header.length + packed.length + (entry.hole ?? 0)
  }
  const directory = Buffer.concat(central)
  const last = Buffer.concat([directory, endOf(entries.length, position, directory.length, end)])
  return [...pieces, { at: position, bytes: last }]
}

/** Info-ZIP's Unicode path extra field (0x7075): the UTF-8 name beside one in another encoding. */
export function unicodePathField(name: Buffer, utf8: string): Buffer {
  const data = Buffer.concat([u8(1), u32(crc32(name)), Buffer.from(utf8)])
  return Buffer.concat([u16(0x7075), u16(data.length), data])
}

/** The sizes of an entry in 64 bits; its 32-bit fields have to say 0xffffffff. */
export function zip64Field(size: number, packedSize: number, start: number): Buffer {
  return Buffer.concat([u16(1), u16(24), u64(size), u64(packedSize), u64(start)])
}

/** Fifield's bomb: every entry quotes the local headers behind it and ends in one kernel that all of them share. */
export function overlappingBomb(count: number, kernelBytes: number): Buffer {
  const kernel = deflateRawSync(Buffer.alloc(kernelBytes))
  const plain = Buffer.alloc(kernelBytes)
  let tail: Buffer = Buffer.from(kernel)
  let unpacked: Buffer = plain
  const records: { name: string; packedSize: number; plain: Buffer; fromEnd: number }[] = []
  for (let index = count - 1; index >= 0; index -= 1) {
    const name = `${index}.json`
    const { header } = bytesOf(
      { name, size: unpacked.length, packedSize: tail.length, crc32: crc32(unpacked), method: 8 },
      0,
    )
    const packedSize = tail.length
    tail = Buffer.concat([header, tail])
    records.unshift({ name, packedSize, plain: unpacked, fromEnd: tail.length })
    const quote = Buffer.concat([u8(0), u16(header.length), u16(~header.length & 0xffff)])
    unpacked = Buffer.concat([header, unpacked])
    if (index > 0) tail = Buffer.concat([quote, tail])
  }
  const directory = records.map(({ name, packedSize, plain, fromEnd }) => {
    const declared = { name, size: plain.length, packedSize, crc32: crc32(plain), method: 8 as const }
    return bytesOf(declared, tail.length - fromEnd).record
  })
  const central = Buffer.concat(directory)
  return Buffer.concat([tail, central, endOf(count, tail.length, central.length, {})])
}

function bytesOf(entry: RawEntry, start: number): { header: Buffer; packed: Buffer; record: Buffer } {
  const data = entry.data ?? Buffer.alloc(0)
  const method = entry.method ?? 0
  const packed = method === 8 ? deflateRawSync(data) : data
  const name = Buffer.from(entry.name)
  const flags = entry.flags ?? (typeof entry.name === 'string' ? UTF8 : 0)
  const sums = [
    u32(entry.crc32 ?? crc32(data)),
    u32(entry.packedSize ?? packed.length),
    u32(entry.size ?? data.length),
  ]
  const common = [u16(20), u16(flags), u16(method), u32(0), ...sums, u16(name.length)]
  const localExtra = entry.localExtra ?? Buffer.alloc(0)
  const header = Buffer.concat([u32(0x04034b50), ...common, u16(localExtra.length), name, localExtra])
  const extra = entry.centralExtra ?? Buffer.alloc(0)
  const attributes = [u16(0), u16(0), u16(0), u32(((entry.mode ?? 0) << 16) >>> 0), u32(start)]
  const record = [u32(0x02014b50), u16(UNIX | 20), ...common, u16(extra.length), ...attributes, name, extra]
  return { header, packed, record: Buffer.concat(record) }
}

function endOf(count: number, start: number, bytes: number, end: RawEnd): Buffer {
  const comment = end.comment ?? Buffer.alloc(0)
  const entries = end.entries ?? count
  if (!end.zip64) {
    const declared = [
      u16(entries & 0xffff),
      u16(entries & 0xffff),
      u32(bytes),
      u32(start),
      u16(comment.length),
    ]
    return Buffer.concat([u32(0x06054b50), u32(0), ...declared, comment])
  }
  const record = [
    u32(0x06064b50),
    u64(44),
    u16(45),
    u16(45),
    u32(0),
    u32(0),
    u64(entries),
    u64(entries),
    u64(bytes),
    u64(start),
  ]
  const locator = [u32(0x07064b50), u32(0), u64(start + bytes), u32(1)]
  const last = [
    u32(0x06054b50),
    u32(0),
    u16(0xffff),
    u16(0xffff),
    u32(0xffffffff),
    u32(0xffffffff),
    u16(comment.length),
  ]
  return Buffer.concat([...record, ...locator, ...last, comment])
}

const u8 = (value: number): Buffer => Buffer.from([value])

function u16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16LE(value)
  return bytes
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

function u64(value: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64LE(BigInt(value))
  return bytes
}
