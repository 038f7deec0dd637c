import { invariant } from '#domain/invariant'
/** The soft colour of a month, by its season, and the deeper one that goes with it. */
export function monthTint(month: string): { soft: string; deep: string } {
  const tint = tints[Number(month.slice(4)) - 1]
  invariant(tint, 'a month is one of twelve')
  return tint
}

const tints = [
  { soft: '#E4E9EE', deep: '#4F6B85' },
  { soft: '#F6E0DF', deep: '#B4525C' },
  { soft: '#F8E3E4', deep: '#C0697A' },
  { soft: '#E6EEDC', deep: '#6B8A4A' },
  { soft: '#DFEDE4', deep: '#3F8068' },
  { soft: '#F7ECCB', deep: '#A97B18' },
  { soft: '#DDECF2', deep: '#2F7C9C' },
  { soft: '#DCE8F3', deep: '#3A6DA3' },
  { soft: '#F6E7D0', deep: '#B5772C' },
  { soft: '#F5DFCF', deep: '#B8612F' },
  { soft: '#EFE3D6', deep: '#8F6544' },
  { soft: '#E9E2EC', deep: '#765A8C' },
]
