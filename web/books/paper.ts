/** Finished pages in mm (specification 9). */
export const papers = { a5: { width: 148, height: 210 }, a4: { width: 210, height: 285 } }

export type Paper = keyof typeof papers

/** The paper of a typeset: its name begins with it. */
export function paperOf(typeset: string): Paper {
  return typeset.startsWith('a4') ? 'a4' : 'a5'
}
