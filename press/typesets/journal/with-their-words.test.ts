import { expect, it } from 'vitest'
import { buildContext } from '../../../tests/press/build-context.ts'
import { countingCompiler } from '../../../tests/press/counting-compiler.ts'
import { noteAndPhotos } from '../../../tests/press/note-and-photos.ts'
import { typesets } from '../typesets.ts'

// each photo with the words of its entry on its page; days take the whole measure
const photosOf = (height: number) =>
  [2, 3, 4, 5].flatMap(sentences => {
    const context = buildContext(countingCompiler(3.2), 'a5-1', { edited: true })
    const month = noteAndPhotos(7, { sentences, photos: 1, heightOf: () => height })
    return typesets['a5-1'].typesetMonth(month, context).pages.flatMap(({ regions }) =>
      regions.flatMap(photo => {
        const words = regions.find(
          ({ item, photo: own, h, w }) => item === photo.item && own === undefined && h > 0 && w < 100,
        )
        return photo.photo === undefined ? [] : [{ photo, words }]
      }),
    )
  })

it('has a photo alone on the page of its few words, and both begin at one place', () => {
  for (const height of [1920, 1440, 1080, 720]) {
    const all = photosOf(height)
    const withWords = all.filter(({ words }) => words)
    // one opens its month
    expect(withWords.length).toBeGreaterThan(all.length * 0.75)
    for (const { photo, words } of withWords) expect(photo.x).toBeCloseTo(words?.x ?? 0, 1)
  }
})
