/** Where the ink of a glyph is, as fractions of the type size from its origin. */
export interface GlyphBox {
  left: number
  bottom: number
  right: number
  top: number
}

/**
 * Ink of the glyphs of a TrueType file, by glyph number: undefined for one without ink. Nothing is answered for
 * fonts with other outlines.
 */
export function glyphBoxes(file: Buffer): ((glyph: number) => GlyphBox | undefined) | undefined {
  const [head, loca, glyf] = ['head', 'loca', 'glyf'].map(name => table(file, name))
  if (head === undefined || loca === undefined || glyf === undefined) return undefined
  const unit = head.readUInt16BE(18)
  const long = head.readInt16BE(50) === 1
  const offset = (glyph: number) => (long ? loca.readUInt32BE(glyph * 4) : loca.readUInt16BE(glyph * 2) * 2)
  const glyphs = loca.length / (long ? 4 : 2) - 1
  return glyph => {
    if (glyph >= glyphs || offset(glyph) === offset(glyph + 1)) return undefined
    const at = offset(glyph)
    const edge = (place: number) => glyf.readInt16BE(at + place) / unit
    return { left: edge(2), bottom: edge(4), right: edge(6), top: edge(8) }
  }
}

function table(file: Buffer, name: string): Buffer | undefined {
  const tables = file.readUInt16BE(4)
  for (let at = 12; at < 12 + tables * 16; at += 16) {
    if (file.toString('latin1', at, at + 4) !== name) continue
    const from = file.readUInt32BE(at + 8)
    return file.subarray(from, from + file.readUInt32BE(at + 12))
  }
  return undefined
}
