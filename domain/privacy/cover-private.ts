/** What stands in the place of what is covered, as Chinese papers cover names: it tells neither letters nor their number. */
export const coverSign = '○○○'
