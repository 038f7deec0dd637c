/** Printers whose wishes the press knows; their profiles are in the press. */
export const printerNames = ['house', 'lulu', 'gelato', 'kdp', 'ingramspark'] as const
export type PrinterName = (typeof printerNames)[number]
