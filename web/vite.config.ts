import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { renderPages } from './build/render-pages.ts'
import { serifFont } from './build/serif-font.ts'
import { withoutJsonSchema } from './build/without-json-schema.ts'

const api = 'http://localhost:3000'

const routerForReaders = '../node_modules/react-router/dist/production/index.mjs'

const screens = () => [serifFont(), react()]

export default defineConfig({
  root: import.meta.dirname,
  plugins: [screens(), withoutJsonSchema(), renderPages(screens)],
  resolve: {
    // its package names only the build that warns developers
    alias: [{ find: /^react-router$/, replacement: join(import.meta.dirname, routerForReaders) }],
  },
  server: {
    fs: { allow: ['..'] },
    proxy: Object.fromEntries(
      ['/api/0.1', '/social', '/sandbox', '/media', '/cover', '/canvas'].map(path => [path, api]),
    ),
  },
  build: {
    outDir: '../out/web',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    // a picture in a script delays all that the script does
    assetsInlineLimit: file => (file.endsWith('.webp') ? false : undefined),
    rolldownOptions: {
      output: {
        // what most screens share comes in one file: on a phone, fifty small ones cost more in round trips than in bytes
        codeSplitting: {
          groups: [
            // a file runs from its first module to its last: what forbids zod to make code comes before any schema
            { name: 'zod', test: /node_modules\/zod\/|settings\/without-eval/, priority: 1 },
            // the shapes of the wire take a while to be made: a piece of their own, between which a page can be scrolled
            { name: 'contract', test: /\/(contract|domain)\//, minShareCount: 30, priority: 1 },
            // but for dialogs and menus, which open after a first screen is there, however many screens have some
            {
              name: 'common',
              test: /^(?!.*\/((@floating-ui|react-remove-scroll[a-z-]*|react-style-singleton|use-sidecar|use-callback-ref|use-focus-trap|FocusTrap|Overlay|CloseButton|Transition|Portal)\/|theme\/dialogs\.css))/,
              minShareCount: 36,
            },
            // what first screens share: small files of their own would cost more than they hold
            {
              name: 'common',
              test: /\/web\/(session|settings|i18n|ui\/(load-later|search-with|use-search-change|chunk-failure|use-in-browser|use-loading|loading-state|round-button|plain-page|empty-state)|features\/(books|imports\/(follow-book|step-figure|uploads\/has-begun)))|\/domain\/(catalogue|time)\/|@tanstack\/(query-core|react-query)\/(?!.*\/(useQueries|queriesObserver)\.)|Icon(Plus|Refresh|User|Dots)\.mjs/,
              minShareCount: 3,
            },
            { name: 'layout', test: /\/web\/layout\/(start|region)-button|support-link/, minShareCount: 2 },
            // what the home page shares with the other public ones
            {
              name: 'public',
              test: /\/web\/(i18n\/price-text|features\/(prices\/region-prices-query|home\/(questions|(home|faq)\.module)))/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
})
