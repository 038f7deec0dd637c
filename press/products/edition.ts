/**
 * Counts the layouts that people tell apart: raised by one where pages come to look different, not where a fault is mended. Months
 * that were set stay in the edition they were set in until they change or their owner takes the new one (decision 0049).
 */
export const edition = 27
