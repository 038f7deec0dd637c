export type PrivateKind = 'phone' | 'mail' | 'address'

interface PrivateRule {
  kind: PrivateKind
  /** What a text has that has any of these: looked for first, since most texts have none. */
  hint: RegExp
  /** Without nested repetition that has no bound: texts come from outside. */
  pattern: RegExp
  /** What looks so and is something else. */
  unless?: (found: string) => boolean
}

/** Chinese or Arabic digits of a house. */
const figure = '[\\d一二三四五六七八九十百]{1,5}'
/** What a road is called; what stands before a name ends it. */
const name = '(?:(?![市縣區鄉鎮村里鄰在住到於址是去往從家的了])\\p{Script=Han}){0,4}\\p{Script=Han}'
/** Between a figure and its word; not a new line. */
const gap = '[ \\u3000]?'
const floor = `(?:\\s?(?:${figure}|地下)${gap}[樓層F](?:之${figure})?)?(?:\\s?[A-Z\\d一二三四五六七八九十]{1,4}[室座])?`
const lanes = `(?:${gap}${figure}${gap}段)?(?:${gap}${figure}${gap}巷)?(?:${gap}${figure}${gap}弄)?`
const digits = /\d{3}/
const isYear = (digits: string) => /^(?:19|20)\d\d$/.test(digits)

/** As Taiwan and Hong Kong write them; text is half-width already. A road alone is no address. */
export const privateRules: readonly PrivateRule[] = [
  { kind: 'mail', hint: /@/, pattern: /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}/g },
  // Taiwan: 0912-345-678, +886 912 345 678
  { kind: 'phone', hint: digits, pattern: /(?<!\d)(?:\+?886[- ]?|0)9\d{2}[- ]?\d{3}[- ]?\d{3}(?!\d)/g },
  // Taiwan: (02)2345-6789, 04-2345-6789, 037-123-456, with an extension
  {
    kind: 'phone',
    hint: digits,
    pattern:
      /(?<![\d-])(?:\(0\d{1,3}\)|0(?:2|3|4|5|6|7|8|37|49|82|89|826|836)[- ]|\+?886[- ]?[2-8][- ]?)\s?\d{3,4}[- ]?\d{3,4}(?:(?:#|\s?分機\s?|\s?ext\.?\s?)\d{1,5})?(?!\d)/gi,
  },
  // Hong Kong and Macau: +852 9123 4567
  { kind: 'phone', hint: digits, pattern: /(?<!\d)\+?85[23][- ]?\d{4}[- ]?\d{4}(?!\d)/g },
  // Hong Kong: 9123 4567, not two years
  {
    kind: 'phone',
    hint: digits,
    pattern: /(?<![\d-])[235-9]\d{3}[- ]\d{4}(?![\d-])/g,
    unless: found => isYear(found.slice(0, 4)) || isYear(found.slice(5)),
  },
  { kind: 'phone', hint: digits, pattern: /(?<!\d)[569]\d{7}(?!\d)/g },
  // elsewhere, with its country
  { kind: 'phone', hint: digits, pattern: /(?<!\d)\+\d{1,3}(?:[- ]?\d{2,4}){2,5}(?!\d)/g },
  // 和平東路二段118巷5弄3號4樓之2, 彌敦道123號12樓A室
  {
    kind: 'address',
    hint: /號/,
    pattern: new RegExp(
      `${name}(?:大道|[路街道])${lanes}${gap}${figure}(?:[-之]${figure})?${gap}號(?:之${figure})?${floor}`,
      'gu',
    ),
  },
  // a lane of a road, without the house
  {
    kind: 'address',
    hint: /巷/,
    pattern: new RegExp(
      `${name}(?:大道|[路街])(?:${gap}${figure}${gap}段)?${gap}${figure}${gap}巷(?:${gap}${figure}${gap}弄)?`,
      'gu',
    ),
  },
  // a village without roads: 中山里5鄰12號
  {
    kind: 'address',
    hint: /鄰/,
    pattern: new RegExp(`(?<=[里村])${figure}鄰${lanes}${figure}號${floor}`, 'gu'),
  },
  // Hong Kong: 美孚新邨3座15樓B室, 12樓A室
  {
    kind: 'address',
    hint: /[室座]/,
    pattern: new RegExp(
      `(?:(?:${name}(?:邨|村|苑|花園|大廈|閣|樓|軒|臺|台|中心))?\\s?(?:第?[A-Z\\d一二三四五六七八九十]{1,3}[座期]))?\\s?${figure}[樓層F/]{1,2}\\s?[A-Z\\d]{1,4}[室座]`,
      'gu',
    ),
  },
  // Flat 12B, 15/F, Block 3
  {
    kind: 'address',
    hint: /flat|room|rm|unit/i,
    pattern:
      /\b(?:Flat|Room|Rm|Unit)\.?\s?[A-Z\d]{1,5},?\s(?:\d{1,3}|G)(?:\/F|(?:st|nd|rd|th) Floor)\b(?:,?\s(?:Block|Tower)\s[A-Z\d]{1,3}\b)?/gi,
  },
  // 12 Nathan Road; No. 5, Ln. 118, Sec. 2, Heping E. Rd.
  {
    kind: 'address',
    hint: /Road|Rd|Street|St|Ave|Lane|Drive|Path|Terrace/,
    pattern:
      /\b(?:No\. ?)?\d{1,4}[A-Z]?,? (?:(?:Aly|Alley|Ln|Lane|Sec)\.? ?\d{1,4},? ){0,3}(?:[A-Z][\w']{0,15}\.? ){1,4}(?:Road|Rd|Street|St|Avenue|Ave|Lane|Drive|Path|Terrace)\b\.?/g,
  },
]
