import { expect, it } from 'vitest'
import { ownPicture } from './own-picture.ts'

const sha = 'ab'.repeat(32)
const hosts = { own: ['daybound.test:3000'], bucket: 'media.s3.test', static: 'static.daybound.test' }

it.each([
  sha,
  `/media/${sha}/480`,
  `/media/${sha}`,
  `http://daybound.test:3000/media/${sha}/480`,
  `https://DAYBOUND.test:3000/media/${sha}/480?v=2#x`,
  `https://static.daybound.test/media/${sha}/1920`,
  `https://media.s3.test/files/${sha}`,
  `https://media.s3.test/some/prefix/files/${sha}`,
])('%s is one of ours', address => {
  expect(ownPicture(address, hosts)).toBe(sha)
})

it.each([
  `https://elsewhere.test/media/${sha}/480`,
  `//elsewhere.test/media/${sha}/480`,
  `/\\elsewhere.test/media/${sha}/480`,
  `https://daybound.test:3000@elsewhere.test/media/${sha}/480`,
  `https://somebody@daybound.test:3000/media/${sha}/480`,
  `https://daybound.test:3000.elsewhere.test/media/${sha}/480`,
  `https://daybound.test/media/${sha}/480`,
  `http://path.invalid/media/${sha}/480`,
  `ftp://daybound.test:3000/media/${sha}/480`,
  `file:///media/${sha}`,
  `data:image/png;base64,${sha}`,
  'http://169.254.169.254/latest/meta-data/',
  `media/${sha}`,
  `/media/${sha}/../../etc/passwd`,
  `/media/${sha.toUpperCase()}/480`,
  `/media/${sha}0/480`,
  '/media/x/480',
  '',
  '\0',
])('%j is not', address => {
  expect(ownPicture(address, hosts)).toBeUndefined()
})

it('takes addresses on the bucket for ours where nothing but the own host serves pictures', () => {
  const bucket = { own: ['daybound.test'], bucket: 'media.s3.test' }
  expect(ownPicture(`https://media.s3.test/files/${sha}`, bucket)).toBe(sha)
  expect(ownPicture(`https://media.s3.test/files/${sha}`, { own: ['daybound.test'] })).toBeUndefined()
})
