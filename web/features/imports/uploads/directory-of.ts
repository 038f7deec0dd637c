/** One entry of a ZIP's directory, as far as it matters for the order of sending. */
export interface DirectoryEntry {
  path: string
  /** First byte of its local header. */
  start: number
}

export interface Directory {
  /** Its first byte. */
  start: number
  entries: DirectoryEntry[]
}

/** The directory at the end of a ZIP (PKWARE APPNOTE 4.3.12 to 4.3.16); undefined where it is not as expected. */
export async function directoryOf(file: Blob): Promise<Directory | undefined> {
  const from = Math.max(0, file.size - endBytes)
  const tail = await viewOf(file, from, file.size)
  const at = endAt(tail)
  if (at === undefined) return undefined
  const directory = (await largeEnd(file, tail, at)) ?? {
    start: tail.getUint32(at + 16, true),
    bytes: tail.getUint32(at + 12, true),
  }
  const { start, bytes } = directory
  if (bytes > mostBytes || start + bytes > from + at) return undefined
  return { start, entries: entriesIn(await viewOf(file, start, start + bytes)) }
}

/** Whether a ZIP ends before its end: its download stopped. */
export async function isCutShort(file: Pick<Blob, 'size' | 'slice'>): Promise<boolean> {
  return endAt(await viewOf(file, Math.max(0, file.size - endBytes), file.size)) === undefined
}

async function viewOf(file: Pick<Blob, 'slice'>, start: number, end: number): Promise<DataView> {
  return new DataView(await file.slice(start, end).arrayBuffer())
}

/** The last record of the file; a comment may follow it. */
function endAt(tail: DataView): number | undefined {
  for (let at = tail.byteLength - 22; at >= 0; at -= 1)
    if (
      tail.getUint32(at, true) === 0x06054b50 &&
      at + 22 + tail.getUint16(at + 20, true) === tail.byteLength
    )
      return at
  return undefined
}

/** ZIP64: what does not fit into 32 bits stands in a record of its own. */
async function largeEnd(file: Blob, tail: DataView, at: number) {
  if (at < 20 || tail.getUint32(at - 20, true) !== 0x07064b50) return undefined
  const record = Number(tail.getBigUint64(at - 12, true))
  const view = await viewOf(file, record, record + 56)
  if (view.byteLength < 56 || view.getUint32(0, true) !== 0x06064b50) return undefined
  return { start: Number(view.getBigUint64(48, true)), bytes: Number(view.getBigUint64(40, true)) }
}

function entriesIn(view: DataView): DirectoryEntry[] {
  const entries: DirectoryEntry[] = []
  const text = new TextDecoder()
  for (let at = 0; at + 46 <= view.byteLength && view.getUint32(at, true) === 0x02014b50; ) {
    const nameBytes = view.getUint16(at + 28, true)
    const extraBytes = view.getUint16(at + 30, true)
    const commentBytes = view.getUint16(at + 32, true)
    const path = text.decode(
      new Uint8Array(view.buffer, at + 46, Math.min(nameBytes, view.byteLength - at - 46)),
    )
    const fields = at + 46 + nameBytes
    entries.push({ path, start: startOf(view, at, fields, Math.min(fields + extraBytes, view.byteLength)) })
    at = fields + extraBytes + commentBytes
  }
  return entries
}

/** Where it stands; beyond 4 GB the extra fields say so, after the sizes that do not fit either. */
function startOf(view: DataView, entry: number, from: number, end: number): number {
  const offset = view.getUint32(entry + 42, true)
  if (offset !== unknown32) return offset
  const before = [24, 20].filter(field => view.getUint32(entry + field, true) === unknown32).length
  for (let at = from; at + 4 <= end; at += 4 + view.getUint16(at + 2, true)) {
    const value = at + 4 + 8 * before
    if (view.getUint16(at, true) === 1 && value + 8 <= end) return Number(view.getBigUint64(value, true))
  }
  return offset
}

const unknown32 = 0xffffffff
/** The record of 22 bytes, the longest comment, and the ZIP64 locator before it. */
const endBytes = 22 + 65_535 + 20
/** Half a million entries; a directory that is larger is the server's to refuse. */
const mostBytes = 128 * 2 ** 20
