import { expect, test } from 'vitest'
import { memoryArchive } from '../memory-archive.ts'
import { namedBy, unnamedPictures } from './unnamed-pictures.ts'

const pathsOf = (paths: readonly string[], uris: readonly string[]) =>
  unnamedPictures([memoryArchive(Object.fromEntries(paths.map(path => [path, 'x'])))], namedBy(uris)).map(
    ({ id }) => id,
  )

test('pictures that no uri means are told with the archive and the path where they stand', () => {
  const archive = memoryArchive({ 'posts/media/a/1.jpg': 'x', 'posts/media/a/2.jpg': 'x' }, 'facebook-x.zip')
  expect(unnamedPictures([archive], namedBy(['posts/media/a/1.jpg']))).toEqual([
    {
      what: 'photo',
      outcome: 'filtered',
      reason: 'not-in-any-post',
      id: 'posts/media/a/2.jpg',
      origin: { archive: 'facebook-x.zip', path: 'posts/media/a/2.jpg' },
    },
  ])
})

test.each([
  ['below a root of its era', 'your_facebook_activity/posts/media/a/1.jpg', 'posts/media/a/1.jpg'],
  ['percent-encoded and as mojibake', 'posts/貓/Café.jpg', 'posts/%E8%B2%93/Cafe\u0301.jpg'],
  ['by a uri that is only a name', 'posts/media/a/1.jpg', '1.jpg'],
  ['where it lies at the root', '1.jpg', 'posts/media/a/1.jpg'],
])('a picture is named %s', (_how, path, uri) => {
  expect(pathsOf([path], [uri])).toEqual([])
})

test('what lies at the same place in two archives is told once', () => {
  const archives = ['a.zip', 'b.zip'].map(name => memoryArchive({ 'posts/media/1.jpg': 'x' }, name))
  expect(unnamedPictures(archives, namedBy([])).map(({ origin }) => origin.archive)).toEqual(['a.zip'])
})

test('a name alone proves nothing: of two albums with a 1.jpg one is named', () => {
  expect(pathsOf(['album/a/1.jpg', 'album/b/1.jpg'], ['album/a/1.jpg'])).toEqual(['album/b/1.jpg'])
})

test('words, videos, messages, stickers and previews of videos are no pictures that posts could name', () => {
  const others = [
    'posts/your_posts_1.json',
    'posts/media/v.mp4',
    'messages/inbox/ann_1/photos/1.jpg',
    'your_instagram_activity/messages/inbox/ann/photos/1.jpg',
    'messages/stickers_used/1.png',
    'posts/media/video_thumbnails/1.jpg',
    'files/icons/1.png',
  ]
  expect(pathsOf(others, [])).toEqual([])
})
