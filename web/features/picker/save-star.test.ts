import { expect, test } from 'vitest'
import { saveStar, starsSaved } from './save-star.ts'

test('what was pressed last is saved last, and who asks waits for all of it', async () => {
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const seen: string[] = []
  const save = (name: string, { promise }: { promise: Promise<void> }) =>
    saveStar('book', async () => {
      seen.push(`${name} begins`)
      await promise
      seen.push(`${name} is saved`)
    })
  void save('first', first)
  const allSaved = starsSaved('book').then(() => seen.push('asked'))
  void save('second', second)
  second.resolve()
  await starsSaved('another')
  expect(seen).toEqual(['first begins'])
  first.resolve()
  await allSaved
  expect(seen).toEqual(['first begins', 'first is saved', 'second begins', 'second is saved', 'asked'])
})

test('what cannot be saved is told to who pressed, and keeps nobody else waiting', async () => {
  const [first, seen] = [Promise.withResolvers<void>(), [] as string[]]
  const failed = saveStar('book', () => first.promise).catch((error: Error) => seen.push(error.message))
  const saved = saveStar('book', async () => seen.push('the next'))
  first.reject(new Error('not saved'))
  await Promise.all([failed, saved, starsSaved('book')])
  expect(seen).toEqual(['not saved', 'the next'])
})
