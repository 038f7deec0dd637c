import { findResumption, firstKeyOf } from './find-resumption.ts'
import { listKind } from './json-outline.ts'

/** One record of a list in a JSON file; `list` is the key of the list where an object wraps it, else ''. */
export type JsonRecord =
  | { index: number; list: string; value: unknown }
  | { index: number; list: string; broken: true; tooDeep?: true }

export interface SplitOptions {
  /** The file is one object, and is one record whatever is in it. */
  whole?: boolean
  /** A record that is larger than this is broken; bounds the memory. */
  maxRecordBytes?: number
}

const QUOTE = 0x22
const BACKSLASH = 0x5c
const COMMA = 0x2c
const OPEN_LIST = 0x5b
const CLOSE_LIST = 0x5d
const OPEN_OBJECT = 0x7b
const CLOSE_OBJECT = 0x7d
const SPACE = 0x20
/** No record nests more than some ten values; one that nests more than this is not read, and the receipt says so. */
const DEEPEST_VALUE = 500
const MOST_REPAIRS = 100
const OUTLINE_BYTES = 4096

/**
 * Splits a JSON file into its records while its bytes arrive, so that memory is bounded by the largest record and a broken
 * record costs only itself. Reads `[...]`, `{"any_key": [...]}` (nested once more too) and a bare object.
 */
export function splitRecords(options: SplitOptions = {}) {
  const maxBytes = options.maxRecordBytes ?? 32 * 1024 * 1024
  let state: 'outline' | 'wrapper' | 'list' | 'record' | 'lost' | 'done' = 'outline'
  let complete: JsonRecord[] = []
  const waiting: Buffer[] = []
  let parts: Buffer[] = []
  let partBytes = 0
  let open: number[] = []
  let inString = false
  let escaped = false
  /** How many more are open than `open` tells. */
  let deeper = 0
  let tooDeep = false
  let index = 0
  let list = ''
  let wrapped = false
  let listEnded = false
  let repairs = 0
  let resumeKey: string | undefined

  function push(chunk: Buffer): JsonRecord[] {
    if (state === 'outline') {
      parts.push(chunk)
      partBytes += chunk.length
      return partBytes < OUTLINE_BYTES ? [] : outline()
    }
    return work(chunk)
  }

  function end(): JsonRecord[] {
    const last = state === 'outline' ? outline() : []
    if (state === 'record') {
      complete = []
      const bytes = takeParts()
      breakOff(bytes)
      const rest = drain()
      return [...last, ...rest, ...(ended() ? end() : [])]
    }
    return last
  }

  /** Whether the repair of an unfinished record has left another one unfinished. */
  function ended(): boolean {
    return state === 'record' && repairs <= MOST_REPAIRS
  }

  function outline(): JsonRecord[] {
    const bytes = takeParts()
    const kind = options.whole ? 'record' : listKind(bytes.subarray(0, OUTLINE_BYTES))
    if (kind === 'nothing') {
      state = 'done'
      return bytes.length > 0 ? [{ index: 0, list, broken: true }] : []
    }
    wrapped = kind === 'wrapper'
    state = kind === 'list' || kind === 'record' ? 'list' : 'wrapper'
    if (kind === 'record') listEnded = true
    const start = bytes.findIndex(byte => byte === OPEN_LIST || byte === OPEN_OBJECT)
    if (start < 0) {
      state = 'done'
      return [{ index: 0, list, broken: true }]
    }
    return work(bytes.subarray(kind === 'record' ? start : start + 1))
  }

  function work(chunk: Buffer): JsonRecord[] {
    complete = []
    waiting.push(chunk)
    return drain()
  }

  function drain(): JsonRecord[] {
    for (let bytes = waiting.shift(); bytes; bytes = waiting.shift()) scan(bytes)
    const records = complete
    complete = []
    return records
  }

  function scan(bytes: Buffer): void {
    let at = 0
    while (at < bytes.length) {
      if (state === 'record') at = scanRecord(bytes, at)
      else if (state === 'list') at = scanList(bytes, at)
      else if (state === 'wrapper') at = scanWrapper(bytes, at)
      else if (state === 'lost') at = scanLost(bytes, at)
      else return
    }
  }

  function scanList(bytes: Buffer, from: number): number {
    let at = from
    while (at < bytes.length && (bytes[at] === COMMA || isBlank(bytes[at]))) at += 1
    if (at === bytes.length) return at
    if (bytes[at] === CLOSE_LIST) {
      state = wrapped ? 'wrapper' : 'done'
      return at + 1
    }
    state = 'record'
    return scanRecord(bytes, at)
  }

  function scanRecord(bytes: Buffer, from: number): number {
    let at = from
    while (at < bytes.length) {
      if (inString) {
        at = skipString(bytes, at)
        continue
      }
      const byte = bytes[at]
      if (byte === QUOTE) inString = true
      else if (byte === OPEN_OBJECT || byte === OPEN_LIST) {
        if (open.length < DEEPEST_VALUE) open.push(byte)
        else {
          deeper += 1
          tooDeep = true
        }
      } else if ((byte === CLOSE_OBJECT || byte === CLOSE_LIST) && deeper > 0) deeper -= 1
      else if (byte === CLOSE_OBJECT || byte === CLOSE_LIST) {
        if (open.length === 0) return finish(bytes, from, at === from && partBytes === 0 ? at + 1 : at)
        const opening = open.pop()
        if (opening !== (byte === CLOSE_OBJECT ? OPEN_OBJECT : OPEN_LIST)) {
          addPart(bytes.subarray(from))
          breakOff(takeParts())
          return bytes.length
        }
        if (open.length === 0) return finish(bytes, from, at + 1)
      } else if (byte === COMMA && open.length === 0) return finish(bytes, from, at)
      at += 1
    }
    addPart(bytes.subarray(from))
    if (partBytes > maxBytes) breakOff(takeParts())
    return bytes.length
  }

  function skipString(bytes: Buffer, from: number): number {
    let at = from
    if (escaped) {
      escaped = false
      at += 1
    }
    while (at < bytes.length) {
      const byte = bytes[at]
      if (byte === QUOTE) {
        inString = false
        return at + 1
      }
      at += byte === BACKSLASH ? 2 : 1
    }
    escaped = at > bytes.length
    return bytes.length
  }

  function addPart(bytes: Buffer): void {
    parts.push(bytes)
    partBytes += bytes.length
  }

  function takeParts(): Buffer {
    const [only] = parts
    const bytes = parts.length === 1 && only ? only : Buffer.concat(parts)
    parts = []
    partBytes = 0
    return bytes
  }

  function finish(bytes: Buffer, from: number, to: number): number {
    addPart(bytes.subarray(from, to))
    const record = takeParts()
    const value = tooDeep ? undefined : parse(record)
    state = listEnded ? 'done' : 'list'
    if (value !== undefined) {
      resumeKey ??= firstKeyOf(record)
      complete.push({ index, list, value })
      index += 1
      closeAll()
      return to
    }
    const resume = findResumption(record, resumeKey ?? firstKeyOf(record), 1)
    addBroken()
    if (resume < 0 || repairs >= MOST_REPAIRS) return to
    repairs += 1
    waiting.unshift(record.subarray(resume), bytes.subarray(to))
    return bytes.length
  }

  function addBroken(): void {
    complete.push({ index, list, broken: true, ...(tooDeep && { tooDeep }) })
    index += 1
    closeAll()
  }

  function closeAll(): void {
    open = []
    deeper = 0
    tooDeep = false
  }

  /** The record in `bytes` does not end where it should: goes on with the next that can be made out. */
  function breakOff(bytes: Buffer): void {
    addBroken()
    inString = false
    escaped = false
    repairs += 1
    resumeKey ??= firstKeyOf(bytes)
    state = repairs > MOST_REPAIRS || listEnded ? 'done' : 'lost'
    if (state === 'lost') waiting.unshift(bytes.subarray(1))
  }

  function scanLost(bytes: Buffer, from: number): number {
    addPart(bytes.subarray(from))
    const all = takeParts()
    const resume = findResumption(all, resumeKey, 0)
    if (resume < 0) {
      addPart(Buffer.from(all.subarray(-256)))
      return bytes.length
    }
    state = 'list'
    waiting.unshift(all.subarray(resume))
    return bytes.length
  }

  function scanWrapper(bytes: Buffer, from: number): number {
    let at = from
    while (at < bytes.length) {
      const byte = bytes[at]
      if (inString) {
        const to = skipString(bytes, at)
        addPart(bytes.subarray(at, to))
        if (!inString)
          list =
            parse(Buffer.concat([QUOTES, takeParts()]))
              ?.toString()
              .slice(0, 200) ?? ''
        at = to
        continue
      }
      if (byte === QUOTE) inString = true
      else if (byte === OPEN_LIST) {
        state = 'list'
        return at + 1
      }
      at += 1
    }
    return at
  }

  return { push, end }
}

const QUOTES = Buffer.from('"')

function isBlank(byte: number | undefined): boolean {
  return byte !== undefined && byte <= SPACE
}

function parse(bytes: Buffer): NonNullable<unknown> | undefined {
  try {
    return JSON.parse(bytes.toString('utf8')) ?? undefined
  } catch {
    return undefined
  }
}
