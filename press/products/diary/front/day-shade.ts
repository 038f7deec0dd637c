import { seal } from '../../../typesets/palette.ts'

/** Paper, then four steps to the full seal red by the number of entries; opaque, since some printers take no transparency. */
export function shade(entries: number): string {
  return ['#E9E2D6', '#E3B9AE', '#D08A7B', '#C46252', seal][Math.min(4, entries)] ?? seal
}
