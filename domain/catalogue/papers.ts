export type Paper = 'a5' | 'a4'

export interface Trim {
  /** mm */
  width: number
  height: number
}

/** Finished page sizes (specification 9: A5 21 x 14.8 cm, A4 28.5 x 21 cm). */
export const trims: Record<Paper, Trim> = {
  a5: { width: 148, height: 210 },
  a4: { width: 210, height: 285 },
}

/** The paper of a typeset: its name begins with it. */
export function paperOf(typeset: string): Paper {
  return typeset.startsWith('a4-') ? 'a4' : 'a5'
}
