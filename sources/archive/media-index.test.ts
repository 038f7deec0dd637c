import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Archive } from './archive.ts'
import { mediaIndex } from './media-index.ts'

function archiveOf(name: string, ...paths: string[]): Archive {
  const unused = async () => {
    throw new Error('an index reads no bytes')
  }
  const files = new Map(paths.map(path => [path, { path, size: 1 }]))
  return { name, files, isHere: () => true, stream: unused, read: unused, close: async () => undefined }
}

function find(uri: string, ...archives: Archive[]): string | undefined {
  const found = mediaIndex(archives).find(uri)
  return found && `${found.archive.name}:${found.path}`
}

test.each([
  ['as it stands', 'posts/media/a_1/1.jpg', 'posts/media/a_1/1.jpg'],
  ['below a root of its era', 'posts/media/a_1/1.jpg', 'your_facebook_activity/posts/media/a_1/1.jpg'],
  ['in a wrapper folder', 'media/posts/202001/1.jpg', 'instagram-ann-2026/media/posts/202001/1.jpg'],
  ['without the root it had', 'your_facebook_activity/posts/media/1.jpg', 'posts/media/1.jpg'],
  ['with ./ before it', './posts/1.jpg', 'posts/1.jpg'],
  ['with / before it', '/posts/1.jpg', 'posts/1.jpg'],
  ['with backslashes', 'posts\\media\\1.jpg', 'posts/media/1.jpg'],
  ['percent-encoded', 'posts/%E8%B2%93%20%231.jpg', 'posts/貓 #1.jpg'],
  ['with a percent sign of its own', 'posts/100%.jpg', 'posts/100%.jpg'],
  ['as mojibake of the uri', 'posts/è²\u0093.jpg', 'posts/貓.jpg'],
  ['as mojibake of the file', 'posts/貓.jpg', 'posts/è²\u0093.jpg'],
  ['decomposed by macOS', 'posts/Café.jpg', 'posts/Cafe\u0301.jpg'],
  ['with _ for what Windows forbids', 'posts/a:b?/1*.jpg', 'posts/a_b_/1_.jpg'],
  ['in other case', 'Posts/IMG_1.JPG', 'posts/img_1.jpg'],
  ['without an extension', 'media/other/17901', 'x/media/other/17901'],
])('a file is found %s', (_how, uri, path) => {
  expect(find(uri, archiveOf('a', 'other/2.jpg', path))).toBe(`a:${path}`)
})

test.each([
  ['it leads out', '../posts/1.jpg'],
  ['it leads out when decoded', 'posts/%2e%2e/posts/1.jpg'],
  ['it leads out by backslashes', 'x\\..\\posts\\1.jpg'],
  ['it is an address', 'https://example.org/posts/1.jpg'],
  ['it has no protocol', '//example.org/posts/1.jpg'],
  ['only the name agrees', 'messages/media/1.jpg'],
  ['only the end of a folder agrees', 'sts/1.jpg'],
  ['it is empty', ''],
])('no file is found where %s', (_why, uri) => {
  expect(find(uri, archiveOf('a', 'posts/1.jpg'))).toBe(undefined)
})

test('an uri as long as the longest name in a ZIP, percent-encoded, finds its file, a longer one none', () => {
  const name = '貓'.repeat(21_845) // 65,535 bytes
  const path = `posts/${name.slice(2)}`
  const uri = path.replaceAll('貓', '%E8%B2%93')
  expect(find(`${uri.padStart(3 * 65_535, './')}`, archiveOf('a', path))).toBe(`a:${path}`)
  expect(find(`${uri.padStart(3 * 65_535 + 2, './')}`, archiveOf('a', path))).toBe(undefined)
})

test('a file at the root of an archive is no match for a name in a folder', () => {
  expect(find('posts/media/1.jpg', archiveOf('a', '1.jpg'))).toBe(undefined)
})

test('the longest end wins, then the exact spelling, then the shorter path, then the first archive', () => {
  const uri = 'your_activity/posts/1.jpg'
  expect(find(uri, archiveOf('a', 'posts/1.jpg'), archiveOf('b', 'w/your_activity/posts/1.jpg'))).toBe(
    'b:w/your_activity/posts/1.jpg',
  )
  expect(find('posts/A.jpg', archiveOf('a', 'posts/a.jpg', 'x/posts/A.jpg'))).toBe('a:x/posts/A.jpg')
  expect(find('posts/a.jpg', archiveOf('a', 'deep/posts/a.jpg', 'x/posts/a.jpg'))).toBe('a:x/posts/a.jpg')
  expect(find('posts/a.jpg', archiveOf('a', 'posts/a.jpg'), archiveOf('b', 'posts/a.jpg'))).toBe(
    'a:posts/a.jpg',
  )
})

test('of two lives with the same path, the one that names it is asked first', () => {
  const [facebook, instagram] = [archiveOf('f', 'media/posts/1.jpg'), archiveOf('i', 'media/posts/1.jpg')]
  const index = mediaIndex([facebook, instagram])
  expect(index.find('media/posts/1.jpg', instagram)?.archive.name).toBe('i')
  expect(index.find('media/posts/1.jpg', facebook)?.archive.name).toBe('f')
})

const step = fc
  .string({ unit: fc.constantFrom(...'abAB12_- .相é%'), minLength: 1, maxLength: 4 })
  .filter(s => !/^\.+$/.test(s))
const paths = fc.array(step, { minLength: 2, maxLength: 5 }).map(steps => steps.join('/'))

test('whatever lies around it, a path under any wrapper is found in a file that ends in it', () => {
  fc.assert(
    fc.property(
      paths,
      fc.array(step, { maxLength: 2 }),
      fc.array(paths, { maxLength: 20 }),
      (uri, wrapper, others) => {
        const file = [...wrapper, uri].join('/')
        const index = mediaIndex([archiveOf('others', ...others), archiveOf('own', file)])
        const found = index.find(uri)
        const lowerUri = uri.toLowerCase()
        const path = found?.path.toLowerCase() ?? ''
        expect(path === lowerUri || path.endsWith(`/${lowerUri}`)).toBe(true)
        expect(found?.archive.files.has(found.path)).toBe(true)
      },
    ),
    { numRuns: 500 },
  )
})

test('what is found always shares its whole shorter path, whatever was asked', () => {
  fc.assert(
    fc.property(fc.array(paths, { maxLength: 20 }), paths, (files, uri) => {
      const found = mediaIndex([archiveOf('a', ...files)])
        .find(uri)
        ?.path.toLowerCase()
      const paths = [uri, safelyDecoded(uri)].map(path => path.toLowerCase())
      if (found === undefined) return
      expect(paths.some(path => `/${path}`.endsWith(`/${found}`) || `/${found}`.endsWith(`/${path}`))).toBe(
        true,
      )
    }),
    { numRuns: 500 },
  )
})

function safelyDecoded(uri: string): string {
  try {
    return decodeURIComponent(uri)
  } catch {
    return uri
  }
}
