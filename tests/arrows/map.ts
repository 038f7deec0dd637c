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
    folders: [
      'invariant.ts',
      'time',
      'money',
      'catalogue',
      'pictures',
      'quotas',
      'books',
      'covers',
      'login',
      'addresses',
      'prices',
      'coupons',
      'orders',
      'proofing',
      'privacy',
    ],
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
      'edit',
      'typesets',
      'covers',
      'products',
      'audit',
    ],
  },
  { parent: 'server/features', folders: ['account', 'library', 'pages', 'shop'] },
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
      'prices',
      'photos',
      'reader',
      'picker',
      'entry',
      'imports',
      'design',
      'cover',
      'inserts',
      'content',
      'proofing',
      'privacy',
      'selection',
      'preview',
      'review',
      'account',
      'addresses',
      'coupons',
      'orders',
      'desk',
      'checkout',
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
  'server/features/shop',
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
