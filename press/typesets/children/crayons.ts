import type { DoodleName } from './doodles.ts'

export interface Crayons {
  /** Ground of a remark, line of a frame, and the words on it. */
  soft: string
  line: string
  deep: string
  /** A second colour that goes with it. */
  other: string
  doodles: DoodleName[]
}

/** The box of crayons of a month: soft colours and small drawings of its season. */
export function crayonsOf(month: string): Crayons {
  return boxes[(Number(month.slice(4)) + 11) % 12] ?? winter
}

const winter: Crayons = {
  soft: '#E6F0F7',
  line: '#8DB4D3',
  deep: '#3F719B',
  other: '#F4C95D',
  doodles: ['star', 'cloud', 'moon'],
}

const boxes: Crayons[] = [
  winter,
  {
    soft: '#FCE8E6',
    line: '#EFA39A',
    deep: '#C4574C',
    other: '#F4C95D',
    doodles: ['heart', 'star', 'flower'],
  },
  {
    soft: '#FBE7EF',
    line: '#EDA3BF',
    deep: '#BE5480',
    other: '#A9CF8C',
    doodles: ['flower', 'heart', 'leaf'],
  },
  {
    soft: '#EDF5E1',
    line: '#A6CB83',
    deep: '#5D8A36',
    other: '#F3B0C3',
    doodles: ['leaf', 'flower', 'cloud'],
  },
  { soft: '#E1F4EC', line: '#84C9AC', deep: '#33836A', other: '#F7D57A', doodles: ['leaf', 'sun', 'flower'] },
  { soft: '#FFF5D9', line: '#EFC75E', deep: '#A87A12', other: '#8CCBE0', doodles: ['sun', 'drop', 'leaf'] },
  { soft: '#E0F3F8', line: '#7DC3DA', deep: '#237D9B', other: '#F9CF6B', doodles: ['sun', 'cloud', 'drop'] },
  { soft: '#E2EEFA', line: '#8AB4E0', deep: '#326BA8', other: '#F7B27A', doodles: ['sun', 'star', 'cloud'] },
  { soft: '#FFF0DC', line: '#F0B46B', deep: '#B26C17', other: '#A7C98B', doodles: ['moon', 'leaf', 'star'] },
  { soft: '#FDEADD', line: '#EDA274', deep: '#B65C26', other: '#F2CC68', doodles: ['leaf', 'heart', 'moon'] },
  { soft: '#F6ECE1', line: '#CFA67E', deep: '#8A5D33', other: '#E9A15B', doodles: ['leaf', 'cloud', 'star'] },
  { soft: '#F0EAF6', line: '#B9A0D3', deep: '#71529A', other: '#F4C95D', doodles: ['star', 'moon', 'heart'] },
]

/** A month of each box, as YYYYMM. */
export const monthsOfBox = boxes.map((_, n) => String(200001 + n))
