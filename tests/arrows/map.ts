/** Which room may import from which: the map in the README. A room may always import from itself. */
export const rooms: Record<string, readonly string[]> = {
  domain: [],
  contract: ['domain'],
  processes: [],
  sources: ['domain'],
  press: ['domain', 'processes', 'locales'],
  server: ['contract', 'domain', 'processes', 'sources', 'press', 'locales'],
  sandbox: [],
  locales: ['domain'],
  web: ['contract', 'domain', 'locales'],
  cli: ['contract', 'domain', 'processes', 'sources', 'press', 'server', 'sandbox', 'locales'],
  bench: [
    'contract',
    'domain',
    'processes',
    'sources',
    'press',
    'server',
    'sandbox',
    'locales',
    'cli',
    'tests',
  ],
  tests: [
    'contract',
    'domain',
    'processes',
    'sources',
    'press',
    'server',
    'sandbox',
    'locales',
    'web',
    'cli',
  ],
}

export interface FolderOrder {
  parent: string
  /** Lowest first: a folder imports from itself and from the folders before it. Every folder of `parent` stands here. */
  folders: readonly string[]
}

export const folderOrders: readonly FolderOrder[] = [
  {
    parent: 'domain',
    folders: ['invariant.ts', 'time', 'money', 'catalogue', 'pictures', 'quotas', 'books', 'covers', 'login'],
  },
  {
    parent: 'press',
    folders: [
      'printers',
      'page',
      'text',
      'photos',
      'engine',
      'pdf',
      'paginate',
      'typesets',
      'covers',
      'products',
      'audit',
    ],
  },
  { parent: 'server/features', folders: ['account', 'library', 'pages'] },
  {
    parent: 'web',
    folders: [
      'public',
      'settings',
      'session',
      'i18n',
      'api',
      'ui',
      'editor',
      'layout',
      'features',
      'routes',
      'app',
      'build',
      'types.d.ts',
      'vite.config.ts',
    ],
  },
  {
    parent: 'web/features',
    folders: [
      'books',
      'photos',
      'reader',
      'entry',
      'imports',
      'design',
      'cover',
      'inserts',
      'content',
      'selection',
      'preview',
      'review',
      'account',
      'shelf',
      'home',
      'login',
      'profile',
    ],
  },
]

/** Folders whose own folders must not reach one another in a circle; those of `folderOrders` cannot. */
export const withoutCircles: readonly string[] = [
  'server/features/account',
  'server/features/library',
  'server/features/pages',
  'server/kernel',
  'server',
  'sources',
  'sandbox',
  'cli',
  'web',
]

/** Folders that must know nothing of others, whatever their room may import. */
export const forbidden: readonly { from: string; to: readonly string[] }[] = [
  { from: 'server/kernel', to: ['server/features', 'server/adapters'] },
  { from: 'server/adapters', to: ['server/features'] },
]

/** The tables of each feature (`server/features/<feature>/schema.ts`), by the folder of the noun that owns them. */
export const tableOwners: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  account: {
    identities: ['identities'],
    login: ['loginStates'],
    security: ['securityEvents'],
    sessions: ['sessions', 'tickets'],
    users: ['users', 'referrals'],
  },
  library: {
    books: ['books'],
    content: ['items', 'changes'],
    files: ['fileUses', 'fileRemovals'],
    images: ['images', 'pictures'],
    imports: ['imports', 'importMedia', 'importPlaces', 'importTroubles', 'receiptLines'],
    progress: ['progress'],
    quotas: ['quotaUses'],
    sharing: ['shareGuesses'],
    uploads: ['uploads'],
  },
  pages: {
    downloads: ['downloads'],
    exports: ['exports'],
    typesetting: ['typesetMonths'],
  },
}
