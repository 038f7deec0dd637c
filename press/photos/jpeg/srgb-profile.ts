/** Whether an ICC profile says what sRGB says (ICC.1:2010): its primaries, and its curve within half a hundredth. */
export function isSrgbProfile(icc: Buffer): boolean {
  if (icc.length < 132 || icc.toString('latin1', 36, 40) !== 'acsp') return false
  if (icc.toString('latin1', 16, 24) !== 'RGB XYZ ') return false
  const tags = tagsOf(icc)
  // tables go before primaries and curves
  if (!tags || tags.has('A2B0')) return false
  return colours.every(({ tag, xyz }) => {
    const primary = primaryOf(tags.get(`${tag}XYZ`))
    const curve = curveOf(tags.get(`${tag}TRC`))
    if (!primary || !curve) return false
    return xyz.every((value, i) => near(primary[i] ?? -1, value, 0.003)) && isSrgbCurve(curve)
  })
}

/** Adapted to D50, as they stand in profiles. */
const colours = [
  { tag: 'r', xyz: [0.4361, 0.2225, 0.0139] },
  { tag: 'g', xyz: [0.3851, 0.7169, 0.0971] },
  { tag: 'b', xyz: [0.1431, 0.0606, 0.7141] },
]

type Curve = (value: number) => number

function tagsOf(icc: Buffer): Map<string, Buffer> | undefined {
  const count = icc.readUInt32BE(128)
  if (count > mostTags || 132 + 12 * count > icc.length) return undefined
  const tags = new Map<string, Buffer>()
  for (let at = 132; at < 132 + 12 * count; at += 12) {
    const from = icc.readUInt32BE(at + 4)
    tags.set(icc.toString('latin1', at, at + 4), icc.subarray(from, from + icc.readUInt32BE(at + 8)))
  }
  return tags
}

const mostTags = 100

function primaryOf(tag: Buffer | undefined): number[] | undefined {
  if (!tag || tag.length < 20 || tag.toString('latin1', 0, 4) !== 'XYZ ') return undefined
  return [8, 12, 16].map(at => fixed(tag, at))
}

function curveOf(tag: Buffer | undefined): Curve | undefined {
  if (!tag || tag.length < 12) return undefined
  const type = tag.toString('latin1', 0, 4)
  if (type === 'curv') return tableCurve(tag)
  return type === 'para' ? parametricCurve(tag) : undefined
}

function tableCurve(tag: Buffer): Curve | undefined {
  const count = tag.readUInt32BE(8)
  if (count < 2 || 12 + 2 * count > tag.length) return undefined
  return value => {
    const at = value * (count - 1)
    const below = Math.min(count - 2, Math.floor(at))
    const [from, to] = [tag.readUInt16BE(12 + 2 * below), tag.readUInt16BE(14 + 2 * below)]
    return (from + (to - from) * (at - below)) / 65535
  }
}

/** Kinds 3 and 4, whose end near black is straight. */
function parametricCurve(tag: Buffer): Curve | undefined {
  const kind = tag.readUInt16BE(8)
  const parameters = kind === 3 ? 5 : 7
  if ((kind !== 3 && kind !== 4) || tag.length < 12 + 4 * parameters) return undefined
  const [g = 1, a = 1, b = 0, c = 0, d = 0, e = 0, f = 0] = Array.from({ length: parameters }, (_, i) =>
    fixed(tag, 12 + 4 * i),
  )
  return value => (value >= d ? (a * value + b) ** g + e : c * value + f)
}

function isSrgbCurve(curve: Curve): boolean {
  for (let step = 0; step <= 32; step += 1) {
    const value = step / 32
    const light = value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
    if (!near(curve(value), light, 0.005)) return false
  }
  return true
}

function fixed(tag: Buffer, at: number): number {
  return tag.readInt32BE(at) / 65536
}

function near(value: number, wanted: number, by: number): boolean {
  return Math.abs(value - wanted) <= by
}
