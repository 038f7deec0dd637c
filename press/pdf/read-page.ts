import type { Inks } from './inks-of-space.ts'
import type { PdfFont } from './read-fonts.ts'
import { scanContent } from './syntax/content.ts'
import {
  type Bounds,
  boundsOf,
  identity,
  intersect,
  isMatrix,
  type Matrix,
  multiply,
} from './syntax/matrix.ts'
import type { PdfObjects } from './syntax/objects.ts'
import { dictAt, resolve, streamOf } from './syntax/resolve.ts'
import { isBytes, isRef, type PdfDict, type PdfValue } from './syntax/value.ts'

export interface PageMarks {
  /** `bounds` is what is seen, `whole` where all of the picture would stand. */
  images: {
    object: number
    bounds: Bounds
    whole: Bounds
    widthPx: number
    heightPx: number
    ppi: number
    inks: Inks
  }[]
  /** Each run of words that is shown at once; `missing` glyphs print as boxes. */
  words: { bounds: Bounds; font: number; missing: number }[]
  /** Areas that are painted. */
  fills: Bounds[]
  /** Inks of words and drawn shapes. */
  inks: Set<Inks>
}

export interface PageReader {
  pdf: PdfObjects
  fontOf(value: PdfValue | undefined): { number: number; font: PdfFont } | undefined
  inksOf(value: PdfValue | undefined): Inks
}

interface State {
  matrix: Matrix
  clip: Bounds
  font?: { number: number; font: PdfFont }
  size: number
  spacing: number
}

/** Follows the operators of a page and says what stands where, in pt from the lower left. */
export function readMarks(reader: PageReader, page: PdfDict, box: Bounds): PageMarks {
  const marks: PageMarks = { images: [], words: [], fills: [], inks: new Set() }
  const state: State = { matrix: identity, clip: box, size: 0, spacing: 0 }
  const contents = page.get('/Contents')
  const parts = Array.isArray(contents) ? contents : [contents]
  const bytes = parts.flatMap(part =>
    isRef(part) ? [streamOf(reader.pdf, reader.pdf.object(part.ref))] : [],
  )
  follow(reader, Buffer.concat(bytes), dictAt(reader.pdf, page, '/Resources'), state, marks, 0)
  return marks
}

const operators = new Set(
  'q Q cm Do sh W W* n f F f* B B* b b* S s m l c v y re h g rg k cs sc scn G RG K CS BT Tf Tc Tm Td TD Tj TJ'.split(
    ' ',
  ),
)

function follow(
  reader: PageReader,
  bytes: Buffer,
  resources: PdfDict,
  start: State,
  marks: PageMarks,
  depth: number,
) {
  const { pdf } = reader
  const fonts = dictAt(pdf, resources, '/Font')
  const spaces = dictAt(pdf, resources, '/ColorSpace')
  const xobjects = dictAt(pdf, resources, '/XObject')
  const saved: State[] = []
  let state = { ...start }
  let path: Bounds | undefined
  let clips = false
  let words: Matrix = identity
  let line: Matrix = identity

  const add = (values: PdfValue[]) => {
    for (let at = 0; at + 1 < values.length; at += 2) {
      const [x, y] = [num(values[at]), num(values[at + 1])]
      const point = boundsOf(state.matrix, x, y, x, y)
      path = path === undefined ? point : unite(path, point)
    }
  }
  const endPath = (paints: boolean) => {
    if (path !== undefined && paints) marks.fills.push(intersect(path, state.clip))
    if (path !== undefined && clips) state.clip = intersect(state.clip, path)
    path = undefined
    clips = false
  }
  const show = (value: PdfValue | undefined) => {
    if (isBytes(value)) words = showWords(state, words, value.bytes, marks)
    else if (typeof value === 'number') words = multiply([1, 0, 0, 1, (-value / 1000) * state.size, 0], words)
  }

  scanContent(bytes, operators, (operator, values) => {
    const [first, second, third, fourth] = values
    switch (operator) {
      case 'q':
        saved.push({ ...state })
        return
      case 'Q':
        state = saved.pop() ?? state
        return
      case 'cm':
        if (isMatrix(values)) state.matrix = multiply(values, state.matrix)
        return
      case 'm':
      case 'l':
      case 'c':
      case 'v':
      case 'y':
        add(values)
        return
      case 're':
        add([num(first), num(second), num(first) + num(third), num(second) + num(fourth)])
        return
      case 'W':
      case 'W*':
        clips = true
        return
      case 'n':
      case 'S':
      case 's':
        endPath(false)
        return
      case 'sh':
        marks.fills.push(state.clip)
        return
      case 'f':
      case 'F':
      case 'f*':
      case 'B':
      case 'B*':
      case 'b':
      case 'b*':
        endPath(true)
        return
      case 'g':
      case 'G':
        marks.inks.add('grey')
        return
      case 'rg':
      case 'RG':
        marks.inks.add('rgb')
        return
      case 'k':
      case 'K':
        marks.inks.add('cmyk')
        return
      case 'cs':
      case 'CS':
        if (first !== '/Pattern') marks.inks.add(reader.inksOf(spaces.get(String(first)) ?? first))
        return
      case 'BT':
        words = line = identity
        return
      case 'Tf': {
        const font = reader.fontOf(fonts.get(String(first)))
        state = { ...state, size: num(second), ...(font && { font }) }
        return
      }
      case 'Tc':
        state.spacing = num(first)
        return
      case 'Tm':
        if (isMatrix(values)) words = line = values
        return
      case 'Td':
      case 'TD':
        words = line = multiply([1, 0, 0, 1, num(first), num(second)], line)
        return
      case 'Tj':
        show(first)
        return
      case 'TJ':
        for (const part of Array.isArray(first) ? first : []) show(part)
        return
      case 'Do': {
        const target = xobjects.get(String(first))
        if (isRef(target)) draw(reader, target.ref, state, resources, marks, depth)
        return
      }
    }
  })
}

function draw(
  reader: PageReader,
  number: number,
  state: State,
  resources: PdfDict,
  marks: PageMarks,
  depth: number,
) {
  const { pdf } = reader
  const object = pdf.object(number)
  if (!(object.value instanceof Map)) return
  const dict = object.value
  if (dict.get('/Subtype') === '/Image') {
    const [widthPx, heightPx] = [num(dict.get('/Width')), num(dict.get('/Height'))]
    const [a, b, c, d] = state.matrix
    const whole = boundsOf(state.matrix, 0, 0, 1, 1)
    marks.images.push({
      object: number,
      bounds: intersect(whole, state.clip),
      whole,
      widthPx,
      heightPx,
      ppi: Math.min((widthPx / Math.hypot(a, b)) * 72, (heightPx / Math.hypot(c, d)) * 72),
      inks: reader.inksOf(dict.get('/ColorSpace')),
    })
    return
  }
  // Forms do not nest deeply; a limit keeps a form that draws itself from going on for ever.
  if (dict.get('/Subtype') !== '/Form' || depth > 8) return
  const own = dict.get('/Matrix')
  const inner = { ...state, matrix: isMatrix(own) ? multiply(own, state.matrix) : state.matrix }
  const box = dict.get('/BBox')
  if (Array.isArray(box))
    inner.clip = intersect(
      inner.clip,
      boundsOf(inner.matrix, num(box[0]), num(box[1]), num(box[2]), num(box[3])),
    )
  const below = dict.has('/Resources') ? resolve(pdf, dict.get('/Resources')) : resources
  follow(reader, streamOf(pdf, object), below instanceof Map ? below : new Map(), inner, marks, depth + 1)
}

/** Notes where the ink of a run stands; answers the matrix behind the run. */
function showWords(state: State, matrix: Matrix, bytes: Buffer, marks: PageMarks): Matrix {
  if (state.font === undefined) return matrix
  const { font, number } = state.font
  let advance = 0
  let missing = 0
  let ink: Bounds | undefined
  for (let at = 0; at + font.codeBytes <= bytes.length; at += font.codeBytes) {
    const code = bytes.readUIntBE(at, font.codeBytes)
    // Glyph 0 of a font with two-byte codes is the box for what it lacks.
    if (code === 0 && font.codeBytes === 2) missing += 1
    const width = font.advance(code) * state.size
    const box = font.inkOf ? font.inkOf(code) : { ...usualInk, right: font.advance(code) }
    if (box !== undefined) {
      const { left, bottom, right, top } = box
      const placed = {
        left: advance + left * state.size,
        bottom: bottom * state.size,
        right: advance + right * state.size,
        top: top * state.size,
      }
      ink = ink === undefined ? placed : unite(ink, placed)
    }
    advance += width + state.spacing
  }
  for (const inks of font.inks) marks.inks.add(inks)
  if (ink !== undefined) {
    const onPage = multiply(matrix, state.matrix)
    marks.words.push({
      bounds: boundsOf(onPage, ink.left, ink.bottom, ink.right, ink.top),
      font: number,
      missing,
    })
  }
  return multiply([1, 0, 0, 1, advance, 0], matrix)
}

// Where outlines cannot be read: most letters keep within these parts of the type size above and below the line.
const usualInk = { left: 0, bottom: -0.12, top: 0.88 }

function unite(a: Bounds, b: Bounds): Bounds {
  return {
    left: Math.min(a.left, b.left),
    bottom: Math.min(a.bottom, b.bottom),
    right: Math.max(a.right, b.right),
    top: Math.max(a.top, b.top),
  }
}

const num = (value: PdfValue | undefined) => (typeof value === 'number' ? value : 0)
