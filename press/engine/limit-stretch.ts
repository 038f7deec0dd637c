import { invariant } from '#domain/invariant'
import type { Run } from '../page/display-list.ts'
import { pt } from '../page/style.ts'
import { breakUnits } from '../text/break-units.ts'
import { hyphenate } from '../text/hyphenate.ts'
import { isEnglish } from '../text/is-english.ts'
import { joinRuns } from '../text/join-runs.ts'
import { partsToMeasure, unitWidth } from '../text/unit-widths.ts'
import type { WantLines } from './compiler.ts'
import { countLines, linesKey, type Measure, styleKey } from './count-lines.ts'
import { type FitUnit, firstFit } from './first-fit.ts'
import { rememberAnswers } from './remember-answers.ts'

/** em that a straight edge may cost between two Chinese characters; a line that would cost more is left ragged. */
const MOST_STRETCH = 0.115
/** The same between two words of a line in Latin letters, beside the half of a space that all lines may be opened by. */
const MOST_STRETCH_OF_WORDS = 0.15

/**
 * Lines of each text, and the text with what keeps a straight edge from tearing a line open: a hyphen in the English word after it, or
 * else a break at its end, where it ends all the same, and is ragged. Lines are foreseen as Typst ends them, first fit; a text that Typst sets in another number stays as it was.
 */
export function limitStretch(context: Measure, wants: readonly WantLines[]): Limited[] {
  return limited(context.compiler, wants, linesKey(context.styles), fresh => limitFresh(context, fresh))
}

interface Limited {
  runs: Run[]
  lines: number
}

const limited = rememberAnswers<WantLines, Limited>(20_000)

function limitFresh(context: Measure, wants: readonly WantLines[]): Limited[] {
  const foreseen = foresee(context, wants)
  const counts = countLines(
    context,
    wants.map((want, i) => ({ ...want, runs: foreseen[i]?.runs ?? want.runs })),
  )
  const isWrong = wants.map((_, i) => foreseen[i] !== undefined && foreseen[i]?.lines !== counts[i])
  const recounted = countLines(
    context,
    wants.filter((_, i) => isWrong[i]),
  )
  return wants.map((want, i) => {
    const lines = isWrong[i] ? recounted.shift() : counts[i]
    invariant(lines !== undefined, 'each text has its lines counted')
    return { runs: (isWrong[i] ? undefined : foreseen[i]?.runs) ?? want.runs, lines }
  })
}

/** Texts with torn lines, with their hyphens and breaks; undefined where nothing is torn. */
function foresee(
  context: Measure,
  wants: readonly WantLines[],
): ({ runs: Run[]; lines: number } | undefined)[] {
  const units = wants.map(want => (isStraight(context, want) ? breakUnits(want.runs) : []))
  const emOf = measureParts(
    context,
    wants,
    units.map(own => [...partsToMeasure(own), ...own.flatMap((unit, i) => gapParts(unit, own[i + 1]))]),
  )
  const fitted = wants.map((want, i) => {
    const own = (units[i] ?? []).map((runs, n, all) => fitUnit(want, runs, emOf, all[n + 1]))
    return own.length < 2 ? undefined : { own, lines: fitInto(context, want, own) }
  })
  const torn = fitted.map(fit => (fit?.lines.some(line => line.isTorn) ? fit : undefined))
  const ways = wants.map((want, i) => (torn[i] ? waysToPart(want, units[i] ?? []) : []))
  const emOfWay = measureParts(
    context,
    wants,
    ways.map(own => partsToMeasure(own.flat().flatMap(({ head, tail }) => [[head, '-'], [tail]]))),
  )
  return wants.map((want, i) => {
    const fit = torn[i]
    if (!fit) return undefined
    const parted = fit.own.map((unit, n) => {
      const own = ways[i]?.[n] ?? []
      return own.length === 0 ? unit : { ...unit, ways: own.map(way => fitWay(want, way, emOfWay, unit)) }
    })
    const lines = fitInto(context, want, parted)
    const broken = lines.flatMap(line => [
      ...line.units.flatMap(unit => unit.runs),
      ...(line.isTorn ? ['\n'] : []),
    ])
    return { runs: joinRuns(broken), lines: lines.length }
  })
}

type Way = ReturnType<typeof hyphenate>[number]

/** Of each unit the ways to part it: of English words, in English and in Chinese. */
function waysToPart({ lang, runs }: WantLines, units: readonly Run[][]): Way[][] {
  if (!isChinese(lang) && !isEnglish(runs.filter(run => typeof run === 'string').join(' '))) return []
  return units.map(([word, ...others], i) => {
    const before = units[i - 1]?.at(-1)
    // of a compound only the hyphen that it has
    const isCompound = typeof before === 'string' && before.endsWith('-')
    return typeof word === 'string' && others.length === 0 && !isCompound ? hyphenate(word) : []
  })
}

type EmOf = (want: WantLines, part: Run) => number

function fitUnit(want: WantLines, runs: Run[], emOf: EmOf, next?: Run[]): FitUnit {
  const width = unitWidth(runs, part => emOf(want, part), want.lang.startsWith('zh-cn'))
  const [both, before, after] = gapParts(runs, next)
  if (both === undefined || before === undefined || after === undefined) return { runs, width }
  return { runs, width: { ...width, space: emOf(want, both) - emOf(want, before) - emOf(want, after) } }
}

/**
 * What tells the white between a word that ends with a space and the next one, since fonts kern spaces: the letters at both sides of it
 * with the space, and each of them alone; nothing where it is the usual one.
 */
function gapParts(unit: Run[], next: Run[] | undefined): string[] {
  const [end, begin] = [unit.at(-1), next?.[0]]
  if (typeof end !== 'string' || typeof begin !== 'string' || !end.endsWith(' ')) return []
  const [before] = /[\p{L}\p{N}\p{P}](?= $)/u.exec(end) ?? []
  const [after] = /^[\p{L}\p{N}]/u.exec(begin) ?? []
  return before === undefined || after === undefined ? [] : [`${before} ${after}`, before, after]
}

/** The head with a hyphen that is drawn at a line end only, and is not kerned. */
const fitWay = (want: WantLines, { head, tail }: Way, emOf: EmOf, whole: FitUnit) => {
  const rest = fitUnit(want, [tail], emOf)
  return {
    head: { ...fitUnit(want, [head, '-'], emOf), runs: [`${head}\u00ad`] },
    tail: { ...rest, width: { ...rest.width, space: whole.width.space } },
  }
}

function fitInto({ styles }: Measure, { style, lang, width }: WantLines, units: readonly FitUnit[]) {
  const size = styles[style]?.size
  invariant(size !== undefined, 'a text that is measured has a style')
  const ems = width / (size * pt)
  if (isChinese(lang)) return firstFit(units, wholeMeasure(ems), MOST_STRETCH)
  // a few Chinese words among Latin ones are torn as soon
  const hasHan = units.some(({ runs }) => runs.some(run => typeof run === 'string' && han.test(run)))
  return firstFit(units, ems, hasHan ? MOST_STRETCH : MOST_STRETCH_OF_WORDS)
}

const han = /\p{Script=Han}/u

// A measure that is a hair short of whole ems is set as whole (press/engine/words.typ, paragraph).
const wholeMeasure = (ems: number) => (ems > 10 && Math.ceil(ems) - ems < 0.1 ? Math.ceil(ems) : ems)

// Typst squeezes Japanese points by rules of its own; other scripts are set ragged.
function isStraight({ styles }: Measure, { style, lang }: WantLines): boolean {
  return styles[style]?.justify === true && !styles[style].tracking && (isChinese(lang) || /^en/.test(lang))
}

const isChinese = (lang: string) => lang.startsWith('zh')

/** em of the parts of each text, each measured once. */
function measureParts(
  { compiler, styles }: Measure,
  wants: readonly WantLines[],
  parts: readonly (readonly Run[])[],
): EmOf {
  const set = new Map(wants.map(want => [want, `${styleKey(styles, want.style)} ${want.lang} `]))
  const keyOf = (want: WantLines, part: Run) => set.get(want) + JSON.stringify(part)
  const partsOfAll = wants.flatMap((want, i) =>
    (parts[i] ?? []).map(part => ({ style: want.style, lang: want.lang, part, key: keyOf(want, part) })),
  )
  const measured = widths(
    compiler,
    partsOfAll,
    ({ key }) => key,
    fresh => emOfParts({ compiler, styles }, fresh),
  )
  const emOf = new Map(partsOfAll.map(({ key }, i) => [key, measured[i]]))
  return (want, part) => {
    const width = emOf.get(keyOf(want, part))
    invariant(width !== undefined, 'each part of a unit is measured')
    return width
  }
}

interface Part extends Pick<WantLines, 'style' | 'lang'> {
  part: Run
  key: string
}

const widths = rememberAnswers<Part, number>(100_000)

function emOfParts({ compiler, styles }: Measure, parts: readonly Part[]): number[] {
  const mm = compiler.naturalWidths(
    styles,
    parts.map(({ style, lang, part }) => ({ style, lang, runs: [part] })),
  )
  return parts.map(({ style }, i) => {
    const [width, size] = [mm[i], styles[style]?.size]
    invariant(width !== undefined && size !== undefined, 'each part is measured in its style')
    return width / (size * pt)
  })
}
