import { expect, test } from 'vitest'
import { saveStar, starsSaved } from './save-star.ts'

function held() {
  let [release, fail] = [(): void => undefined, (): void => undefined]
  const done = new Promise<void>((resolve, reject) => {
    release = resolve
    fail = () => reject(new Error('not saved'))
  })
  return { release: () => release(), fail: () => fail(), done }
}

test('what was pressed last is saved last, and who asks waits for all of it', async () => {
  const [first, second] = [held(), held()]
  const seen: string[] = []
  const save = (name: string, { done }: { done: Promise<void> }) =>
    saveStar('book', async () => {
      seen.push(`${name} begins`)
      await done
      seen.push(`${name} is saved`)
    })
  void save('first', first)
  const asked = starsSaved('book').then(() => seen.push('asked'))
  void save('second', second)
  second.release()
  await starsSaved('another')
  expect(seen).toEqual(['first begins'])
  first.release()
  await asked
  expect(seen).toEqual(['first begins', 'first is saved', 'second begins', 'second is saved', 'asked'])
})

test('what cannot be saved is told to who pressed, and keeps nobody else waiting', async () => {
  const [first, seen] = [held(), [] as string[]]
  const failed = saveStar('book', () => first.done).catch((error: Error) => seen.push(error.message))
  const saved = saveStar('book', async () => seen.push('the next'))
  first.fail()
  await Promise.all([failed, saved, starsSaved('book')])
  expect(seen).toEqual(['not saved', 'the next'])
})
