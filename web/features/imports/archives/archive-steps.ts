/** How one gets an archive, as the networks' menus stand: all that has to change here when they do, but the names in `locales/`. */
export const networks = [
  { network: 'facebook', href: 'https://accountscenter.facebook.com/info_and_permissions' },
  { network: 'instagram', href: 'https://accountscenter.instagram.com/info_and_permissions' },
] as const

/** When the steps were written down. */
export const written = new Date('2026-11-01T00:00:00Z')

/** What stands on the networks' own screens; keys below `labels` in `web-archives`. */
export const labels = [
  'permissions',
  'export',
  'create',
  'device',
  'dates',
  'allTime',
  'format',
  'json',
  'quality',
  'high',
] as const

type Label = (typeof labels)[number]

/** A screen of the network, drawn: what is to be pressed is marked. Rows without words are what else stands there. */
export type Drawing =
  | { kind: 'menu'; rows: readonly (Label | undefined)[] }
  | { kind: 'form'; rows: readonly (readonly [name: Label, value: Label])[] }
  | { kind: 'mail' }
  | { kind: 'files' }

/** The same at both networks. Each is told below `steps` in `web-archives`. */
export const steps: readonly { name: string; drawing: Drawing }[] = [
  { name: 'permissions', drawing: { kind: 'menu', rows: [undefined, 'permissions', undefined] } },
  { name: 'export', drawing: { kind: 'menu', rows: [undefined, undefined, 'export'] } },
  { name: 'create', drawing: { kind: 'menu', rows: ['create', undefined, undefined] } },
  { name: 'device', drawing: { kind: 'menu', rows: ['device', undefined, undefined] } },
  {
    name: 'choose',
    drawing: {
      kind: 'form',
      rows: [
        ['dates', 'allTime'],
        ['format', 'json'],
        ['quality', 'high'],
      ],
    },
  },
  { name: 'wait', drawing: { kind: 'mail' } },
  { name: 'bring', drawing: { kind: 'files' } },
]
