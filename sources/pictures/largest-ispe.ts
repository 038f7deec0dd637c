export interface Size {
  width: number
  height: number
}

/**
 * The largest of all pictures that an ISO box file (AVIF, HEIC) says it holds: the boxes `ispe` in meta/iprp/ipco (ISO/IEC 23008-12,
 * 6.5.3). A picture put together of tiles has one of its own beside that of its tiles.
 */
export function largestIspe(bytes: Buffer): Size | undefined {
  let largest: Size | undefined
  for (const meta of boxes(bytes, 0, bytes.length, 'meta'))
    for (const iprp of boxes(bytes, meta.start + 4, meta.end, 'iprp')) // after its version and flags
      for (const ipco of boxes(bytes, iprp.start, iprp.end, 'ipco'))
        for (const { start } of boxes(bytes, ipco.start, ipco.end, 'ispe')) {
          const size = { width: bytes.readUInt32BE(start + 4), height: bytes.readUInt32BE(start + 8) }
          if (!largest || size.width * size.height > largest.width * largest.height) largest = size
        }
  return largest
}

interface Box {
  start: number
  end: number
}

/** Content of the boxes of a name, one after another; each is at least as long as its own header. */
function* boxes(bytes: Buffer, from: number, to: number, name: string): Generator<Box> {
  for (let at = from; at + 8 <= to; ) {
    const short = bytes.readUInt32BE(at)
    const isLong = short === 1
    const header = isLong ? 16 : 8
    const size = isLong ? Number(bytes.readBigUInt64BE(at + 8)) : short
    const end = short === 0 ? to : at + size
    if (end < at + header || end > to) return
    if (bytes.toString('latin1', at + 4, at + 8) === name) yield { start: at + header, end }
    at = end
  }
}
