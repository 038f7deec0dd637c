/** Set by `npm run test:deep`, which runs the tests marked `deeper`, and only those, with what `npm test` leaves out. */
export const isDeep = process.env.DAYBOUND_TESTS === 'deep'

/** Marks a test or a group that has more to it in the deep run. */
export const deeper = { tags: ['deep'] }

interface Depth {
  /** What `npm test` proves of it. */
  usual: string
  /** What the deep run adds. */
  deep: string
  /** Why the usual part is enough on every change. */
  why: string
  files: readonly string[]
}

/** All that `npm test` leaves to the deep run. `depth.test.ts` compares it with the tests that are marked. */
export const depths: readonly Depth[] = [
  {
    usual: 'each journey in one of the four views, the four spread over the journeys',
    deep: 'each journey in the other three, axe in one of them at the other width; the first book of the whole demo life, and the sample book, in one; in all four what is read by a login after an archive, and once an upload that a reload broke off',
    why: 'width and language seldom change what a click does; how a screen looks in all four is seen by every-screen; what a login and a broken upload do is proved by calls',
    files: [
      'buying',
      'buying-messages',
      'content',
      'design',
      'first-book',
      'first-visit',
      'guide-book',
      'instagram',
      'profile',
      'receipt',
      'session',
      'sharing',
      'troubles',
      'upload-arriving',
    ].map(name => `tests/journeys/${name}.test.ts`),
  },
  {
    usual: 'every screen opened and looked at by axe in Chinese on a phone, as most people see it',
    deep: 'every screen opened in the other three views, with axe, and those that anybody sees in Hong Kong',
    why: 'languages differ in words and their lengths, seldom in roles, names and contrasts; the journeys look at what most people do at both widths',
    files: ['tests/journeys/every-screen.test.ts'],
  },
  {
    usual: 'kills at a quarter to a half of the moments, while small lives come in',
    deep: 'at all moments, of larger lives; lists whose places are lost',
    why: 'a fault in what is kept shows in the first kills nearly always; the others look for rare moments',
    files: [
      'tests/kill/kill.test.ts',
      'server/features/library/imports/kill-import.test.ts',
      'server/features/library/imports/kill-live.test.ts',
      'server/features/shop/payments/kill-payment.test.ts',
      'tests/shop/kill-making.test.ts',
      'server/features/shop/joining/kill-joining.test.ts',
    ],
  },
  {
    usual: 'a few made-up cases of a property',
    deep: 'many, as many as have found something before',
    why: 'what breaks a rule outright is found by few; what breaks it once in hundreds waits for the deep run',
    files: [
      'server/features/shop/orders/place-order.test.ts',
      'server/features/shop/payments/one-charge.test.ts',
      'sources/account-for-all.test.ts',
      'tests/api/fuzz.test.ts',
      'contract/wire.test.ts',
      'tests/imports/parts-at-once.test.ts',
      'tests/imports/read-arriving.test.ts',
      'domain/orders/quote-properties.test.ts',
      'tests/shop/shown-price.test.ts',
    ],
  },
  {
    usual: 'input of every kind to one reader, and some to each of the others',
    deep: 'input of every kind to every reader and typeset',
    why: 'readers and typesets share their steps: what one of them does too often, all do',
    files: ['sources/growth.test.ts', 'press/typesets/growth.test.ts'],
  },
  {
    usual: 'a few attacks of each kind, generated small',
    deep: 'more of them, and 6 to 25 times as large',
    why: 'what has no bound at all shows with small ones; where a bound lies too high shows with large ones',
    files: ['archives', 'pictures', 'requests'].map(name => `tests/attacks/generated-${name}.test.ts`),
  },
  {
    usual: 'each call to a store that hangs; calls for a book that is locked from outside',
    deep: 'the whole service before such a store; thirty calls for a book while many records come into it',
    why: 'both take half a minute, and are put together from what is proved of each part',
    files: ['tests/attacks/hanging-store.test.ts', 'tests/attacks/busy-reading.test.ts'],
  },
  {
    usual: 'two servers and a worker elsewhere, and three first starts in one process',
    deep: 'three servers and three workers with a start command each, all killed in turn while a life becomes a book',
    why: 'six services take minutes; what they share, each through the database or the store, is proved two by two',
    files: ['tests/cluster/cluster.test.ts'],
  },
  {
    usual: 'what the how-to pages change stands where they say, is formatted, and breaks no arrow',
    deep: 'it compiles; after the first step, the compiler names the files that the pages list and no others; tests that they change pass, and all words are there',
    why: 'each of these is a type check of everything; most that breaks a page moves the lines that it changes',
    files: ['tests/how-to/how-to.test.ts'],
  },
  {
    usual: 'a few weeks of one life in one typeset, audited',
    deep: 'whole lives of every kind in all typesets, none of their figures worse than recorded',
    why: 'what breaks lines or pages shows in a few weeks; how often it does is known of whole books only',
    files: ['tests/audit/real-lives.test.ts'],
  },
  {
    usual: 'the pages that are counted for each binding are those that are laid for it',
    deep: 'and those of the print files',
    why: 'a file has the pages that were laid; making two books takes ten seconds',
    files: ['press/products/diary/count-volumes.test.ts'],
  },
  {
    usual:
      'PostgreSQL starts, keeps what was written, once for two starts, also after a kill; which version data are of, and what was left half way',
    deep: 'it is taken over and found by others, also where it refuses; data written anew by another version, killed at each of the steps',
    why: 'each makes clusters; that part changes when PostgreSQL does',
    files: ['server/kernel/db/embedded/start-postgres.test.ts', 'server/backup/upgrade-cluster.test.ts'],
  },
]

/** How many made-up cases: a part by default, all in the deep run. */
export function runs(all: number, usual: number): number {
  return isDeep ? all : usual
}
