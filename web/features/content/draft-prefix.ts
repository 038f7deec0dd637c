/** How the keys of what is not saved of a book's items begin, in the storage of this browser. */
export const draftPrefix = (bid: string) => `draft ${bid} `
