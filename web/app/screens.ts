import type { ComponentType } from 'react'
import type { Access } from '../session/guard.ts'

export interface Screen {
  path: string
  /** Key below `titles` in `web-frame`. */
  title: string
  access: Access
  /** Namespaces of words that the screen shows, beside the frame's and the errors'. */
  words: readonly string[]
  load: () => Promise<{ Component: ComponentType }>
  /** Shown between the steps of the design. */
  inDesign?: true
}

/** Every screen by its address (specification 2). Each is loaded when one goes there. */
export const screens: readonly Screen[] = [
  {
    path: '/',
    title: 'home',
    access: 'public',
    words: ['web-home'],
    load: () => import('../routes/home.tsx'),
  },
  {
    path: '/login',
    title: 'login',
    access: 'public',
    words: ['web-login'],
    load: () => import('../routes/login.tsx'),
  },
  {
    path: '/app/shelf',
    title: 'shelf',
    access: 'user',
    words: ['web-shelf'],
    load: () => import('../routes/app/shelf.tsx'),
  },
  {
    path: '/app/review/:bid?',
    title: 'review',
    access: 'public',
    words: ['web-review', 'web-reading'],
    load: () => import('../routes/app/review.tsx'),
  },
  {
    path: '/app/profile',
    title: 'profile',
    access: 'user',
    words: ['web-profile'],
    load: () => import('../routes/app/profile.tsx'),
  },
  {
    path: '/app/design/cover',
    title: 'cover',
    access: 'user',
    words: ['web-cover', 'web-reading'],
    load: () => import('../routes/app/design/cover.tsx'),
    inDesign: true,
  },
  {
    path: '/app/design/selection',
    title: 'selection',
    access: 'user',
    words: ['web-selection', 'web-cover'],
    load: () => import('../routes/app/design/selection.tsx'),
    inDesign: true,
  },
  {
    path: '/app/design/pages',
    title: 'pages',
    access: 'user',
    words: ['web-cover', 'web-pages', 'web-reading'],
    load: () => import('../routes/app/design/pages.tsx'),
    inDesign: true,
  },
  {
    path: '/app/design/content',
    title: 'content',
    access: 'user',
    words: ['web-content', 'web-reading'],
    load: () => import('../routes/app/design/content.tsx'),
    inDesign: true,
  },
  {
    path: '/app/design/preview',
    title: 'preview',
    access: 'user',
    words: ['web-preview', 'web-reading'],
    load: () => import('../routes/app/design/preview.tsx'),
    inDesign: true,
  },
  {
    path: '/404',
    title: 'notFound',
    access: 'public',
    words: [],
    load: () => import('../routes/not-found.tsx'),
  },
]
