import fc from 'fast-check'

const blocks: [from: number, to: number][] = [
  [0x20, 0x7e],
  [0xa0, 0x24f],
  [0x300, 0x36f],
  [0x370, 0x52f],
  [0x590, 0x5ff],
  [0x600, 0x6ff],
  [0x750, 0x77f],
  [0x900, 0x97f],
  [0xe00, 0xe5b],
  [0x1100, 0x11ff],
  [0x1ab0, 0x1aff],
  [0x2000, 0x206f],
  [0x20d0, 0x20ff],
  [0x2190, 0x2bff],
  [0x3000, 0x30ff],
  [0x3130, 0x318f],
  [0x4e00, 0x9fff],
  [0xac00, 0xd7a3],
  [0xfb50, 0xfdff],
  [0xfe00, 0xfe6f],
  [0xfe70, 0xfeff],
  [0xff00, 0xffef],
  [0x1f1e6, 0x1f1ff],
  [0x1f300, 0x1faff],
  [0x20000, 0x2a6df],
  [0xe0020, 0xe007f],
]

const character = fc
  .oneof(...blocks.map(([min, max]) => fc.integer({ min, max })))
  .map(code => String.fromCodePoint(code))

const sequence = fc.constantFrom(
  'بِسْمِ',
  'שָׁלוֹם',
  'क्षि',
  '👨‍👩‍👧‍👦',
  '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  '\u202e',
  '\u200d',
  'Z̵̧̛̗a̷͇̕l̴̢',
  '\n',
  'กำ',
  '𓀀',
)

/** Scripts in any order, marks without letters, joiners without neighbours, halves of flags. */
export const hostileWords: fc.Arbitrary<string> = fc
  .array(fc.oneof({ weight: 4, arbitrary: character }, { weight: 1, arbitrary: sequence }), {
    minLength: 20,
    maxLength: 120,
  })
  .map(parts => parts.join(''))
