/** How a row ends that belongs to another: with it. */
export const withIt = { onDelete: 'cascade' } as const
