import { expect, it } from 'vitest'
import { typesetNames } from '#domain/catalogue/typesets'
import { buildContext } from '../../tests/press/build-context.ts'
import { buildItem } from '../../tests/press/build-item.ts'
import { countingCompiler } from '../../tests/press/counting-compiler.ts'
import { typesets } from './typesets.ts'

const story = '河水在這一帶轉了一個很大的彎，像是忽然想起什麼。'.repeat(8)

/** The styles in which an entry's words stand, by their first letters. */
function stylesIn(typeset: (typeof typesetNames)[number], title?: string): Record<string, string> {
  const item = buildItem({ text: `〈河岸〉\n\n${story}\n#京都 #kyoto #film`, ...(title && { title }) })
  const pages = typesets[typeset].typesetMonth([item], buildContext(countingCompiler(), typeset)).pages
  const texts = pages.flatMap(page => page.elements.filter(element => element.kind === 'text'))
  return Object.fromEntries(texts.map(({ runs, style }) => [runs.join('').slice(0, 2), style]))
}

it.each(typesetNames)('%s sets the title in a first line as a title, and hashtags small and ragged', name => {
  expect(stylesIn(name)).toMatchObject({ '〈河': 'title', 河水: 'body', '#\u2060': 'tags' })
  expect(typesets[name].styles.tags?.justify).toBeUndefined()
})

it('takes the first line as words where the entry has a title of its own', () => {
  expect(stylesIn('a5-1', '散文')).toMatchObject({ 散文: 'title', '〈河': 'body' })
})

it('parts no row of hashtags, whatever stands above it', () => {
  const tags = Array.from({ length: 30 }, (_, n) => `#日子${n}`).join(' ')
  for (let words = 1; words < 60; words += 1) {
    const texts = ['河水轉彎。'.repeat(words * 12), `河水。\n${tags}`]
    const items = texts.map((text, n) => buildItem({ id: `entry-${n}`, text }))
    const { pages } = typesets['a5-2'].typesetMonth(items, buildContext(countingCompiler(), 'a5-2'))
    const rows = pages.flatMap(({ elements }) =>
      elements.filter(element => element.kind === 'text' && element.style === 'tags'),
    )
    expect(rows).toHaveLength(1)
  }
})
