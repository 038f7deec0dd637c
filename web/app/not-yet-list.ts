import type { Access } from '../session/guard.ts'

/**
 * Routes whose screens are still to come: all of them show `not-yet.tsx`. When a screen comes, its line goes from here
 * to `screens.ts`; when the last line goes, this file and `not-yet.tsx` go too.
 */
export const notYet: readonly { path: string; title: string; access: Access }[] = [
  { path: '/products', title: 'products', access: 'public' },
  { path: '/templates', title: 'templates', access: 'public' },
  { path: '/setup', title: 'setup', access: 'public' },
  { path: '/app/design/album', title: 'album', access: 'user' },
  { path: '/app/invitation', title: 'invitation', access: 'user' },
  { path: '/agent', title: 'agent', access: 'user' },
  { path: '/agent/fans', title: 'agent', access: 'user' },
  { path: '/agent/info', title: 'agent', access: 'user' },
  { path: '/agent/order', title: 'agent', access: 'user' },
  { path: '/agent/withdraw', title: 'agent', access: 'user' },
  { path: '/agent/record', title: 'agent', access: 'user' },
  { path: '/agent/landing', title: 'agent', access: 'public' },
  { path: '/group/start', title: 'groupStart', access: 'public' },
  { path: '/group/event', title: 'groups', access: 'user' },
  { path: '/group/record', title: 'groupRecord', access: 'user' },
  { path: '/groups', title: 'groups', access: 'public' },
  { path: '/testimonials', title: 'testimonials', access: 'public' },
]
