export interface Trim {
  /** mm */
  width: number
  height: number
}

/** Finished page sizes (specification 9: A5 21 x 14.8 cm, A4 28.5 x 21 cm). */
export const trims: Record<'a5' | 'a4', Trim> = {
  a5: { width: 148, height: 210 },
  a4: { width: 210, height: 285 },
}

/** Page size of a typeset, by the paper its name starts with. */
export function trimOf(typeset: string): Trim {
  return typeset.startsWith('a4-') ? trims.a4 : trims.a5
}
