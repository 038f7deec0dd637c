/** The folders that run. `web` is built before, with all that it needs. */
export const programRooms = [
  'cli',
  'contract',
  'domain',
  'locales',
  'press',
  'processes',
  'sandbox',
  'server',
  'sources',
] as const
