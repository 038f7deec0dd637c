/** Why a place is doubtful: locale keys `kinds.<kind>`. */
export const doubtKinds = [
  'broken',
  'dots',
  'marks',
  'doubled',
  'halfWidth',
  'fullWidth',
  'blanks',
  'bracket',
  'bopomofo',
] as const
export type DoubtKind = (typeof doubtKinds)[number]

interface DoubtRule {
  kind: DoubtKind
  /** Without nested repetition: texts come from outside. */
  pattern: RegExp
  /** What would stand there instead; `before` is the character in front of it, empty at the beginning. */
  mend?: (found: string, before: string) => string | undefined
}

/** Chinese: after these a point or comma is a full-width one. */
const han = '[\\p{Script=Han}」』》〉】）]'
const isHan = (character: string) => new RegExp(han, 'u').test(character)

/** The form of Chinese and English as they are printed in Taiwan and Hong Kong (教育部《重訂標點符號手冊》). */
export const doubtRules: readonly DoubtRule[] = [
  // halves of characters, private ones, boxes and controls: no font has them
  { kind: 'broken', pattern: /(?:[\p{Cs}\p{Co}\ufffd\u25a1]|(?![\t\n\r])\p{Cc})+/gu },
  // UTF-8 that was read as Latin-1
  { kind: 'broken', pattern: /(?:[\u00c2-\u00f4][\u0080-\u00bf]{1,3}){2,}/gu },
  {
    kind: 'dots',
    // three after a Latin word are English
    pattern: /(?<![A-Za-z\d.])\.{2,}|(?<=[A-Za-z\d])\.{4,}|[．。｡・]{2,}|…{3,}/gu,
    mend: (found, before) => {
      if (/^[。｡．]{2}$/u.test(found)) return '。'
      return /[A-Za-z\d]/.test(before) ? '...' : '……'
    },
  },
  { kind: 'dots', pattern: new RegExp(`(?<=${han})…(?!…)`, 'gu'), mend: () => '……' },
  {
    kind: 'marks',
    pattern: /[!！?？]{3,}|[~～]{2,}|[,，]{2,}|[、；：]{2,}/gu,
    mend: (found, before) => {
      const marks = [...new Set([...found].map(mark => widened.get(mark) ?? mark))].join('')
      return isHan(before) ? marks : [...marks].map(mark => narrowed.get(mark) ?? mark).join('')
    },
  },
  {
    kind: 'doubled',
    // of characters that mean something twice (天天, 看看, 是是是) nothing can be said
    pattern: /([的我他她它就也都與及而把被這那從於])\1/gu,
    mend: found => found.charAt(0),
  },
  {
    kind: 'doubled',
    pattern:
      /\b(the|an?|of|to|in|is|and|it|for|on|with|at|was|are|be|as|by|or|from|this|we|you|he|she|they|my|our) \1\b/giu,
    mend: found => found.slice(0, found.indexOf(' ')),
  },
  {
    kind: 'halfWidth',
    // a face is none: 好:)
    pattern: new RegExp(`(?<=${han})[,;:!?]{1,2}(?![)(DPpOo3|/*!?-]) ?`, 'gu'),
    mend: found => [...found.trimEnd()].map(mark => widened.get(mark) ?? mark).join(''),
  },
  {
    kind: 'halfWidth',
    pattern: new RegExp(`(?<=${han})\\.(?=\\p{Script=Han}|\\s|$)`, 'gu'),
    mend: () => '。',
  },
  { kind: 'halfWidth', pattern: /\((?=\p{Script=Han})/gu, mend: () => '（' },
  { kind: 'halfWidth', pattern: /(?<=\p{Script=Han})\)/gu, mend: () => '）' },
  { kind: 'fullWidth', pattern: /[Ａ-Ｚａ-ｚ０-９]+/gu, mend: found => found.normalize('NFKC') },
  {
    kind: 'blanks',
    // not at the beginning of a line: that is an indent
    pattern: /(?<=\S)[ \u00a0\u3000]{2,}(?=\S)/gu,
    mend: found => (found.includes('\u3000') ? '\u3000' : ' '),
  },
  { kind: 'blanks', pattern: /(?<=\S)[ \u00a0\u3000](?=[，。、！？；：」』）》])/gu, mend: () => '' },
  { kind: 'bopomofo', pattern: /[\u3105-\u312f\u31a0-\u31bf]+/gu },
]

const widened = new Map(Object.entries({ ',': '，', ';': '；', ':': '：', '!': '！', '?': '？', '~': '～' }))
const narrowed = new Map([...widened].map(([narrow, wide]) => [wide, narrow]))
