import { namesOf } from './names-of.ts'

export interface Trim {
  /** mm */
  width: number
  height: number
}

/** Finished page sizes (specification 9: A5 21 x 14.8 cm, A4 28.5 x 21 cm). */
export const trims = {
  a5: { width: 148, height: 210 },
  a4: { width: 210, height: 285 },
} as const satisfies Record<string, Trim>

export type Paper = keyof typeof trims
export const paperNames = namesOf(trims)
