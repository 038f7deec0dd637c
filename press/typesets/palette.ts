/** Colours that all typesets share: ink on paper, one accent. */
export const ink = '#1F2328'
export const grey = '#6B665E'
export const faint = '#A39C90'
export const hairline = '#D8D0C2'
export const seal = '#B93A2B'
export const paper = '#FBF8F3'
