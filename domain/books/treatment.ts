/**
 * How the maker of a book wants an entry set: an entry of its own, in the run of small talk, or featured. Where nothing is
 * wished for, the press decides.
 */
export const treatments = ['own', 'run', 'featured'] as const
export type Treatment = (typeof treatments)[number]
