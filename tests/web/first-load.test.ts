import { expect, inject, test } from 'vitest'
import { askBrowser } from '../journeys/start-browser.ts'
import { firstLoadScripts, firstScreens, mostFirstBytes } from './first-load.ts'

test('the scripts of a first screen are few enough for a phone', async () => {
  const { webFolder } = await askBrowser(inject('browserSocket'))
  const sizes = await Promise.all(
    Object.entries(firstScreens).map(async ([name, entry]) => [
      name,
      await firstLoadScripts(webFolder, entry),
    ]),
  )
  const tooLarge = sizes.filter(([, bytes]) => Number(bytes) > mostFirstBytes)
  expect(sizes).toHaveLength(3)
  expect(tooLarge).toEqual([])
})
