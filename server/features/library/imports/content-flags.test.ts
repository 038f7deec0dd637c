import { expect, test } from 'vitest'
import { contentFlags } from './content-flags.ts'

test.each([
  ['items of fan pages', ['facebook-page'] as const, undefined, ['pagesInitialized']],
  ['own posts', ['facebook', 'patch'] as const, undefined, ['postsInitialized']],
  [
    'both, and Instagram',
    ['facebook-page', 'instagram', 'facebook'] as const,
    undefined,
    ['postsInitialized', 'pagesInitialized', 'insInitialized'],
  ],
  [
    'fan pages that were asked for and have nothing',
    [],
    { via: 'facebook', request: { sources: ['pages'] } } as const,
    ['pagesInitialized'],
  ],
  [
    'posts that were asked for',
    [],
    { via: 'facebook', request: { sources: ['posts'] } } as const,
    ['postsInitialized'],
  ],
  ['Instagram that was asked for', [], { via: 'instagram', request: {} } as const, ['insInitialized']],
  ['an archive of nothing', [], { via: 'archive', request: {} } as const, []],
])('%s', (_, sources, importRow, flags) => {
  const request = importRow && {
    via: importRow.via,
    request: { ...('sources' in importRow.request && { sources: [...importRow.request.sources] }) },
  }
  expect(Object.keys(contentFlags(sources, request))).toEqual(flags)
})
