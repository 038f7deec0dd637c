import { expect, it } from 'vitest'
import { buildContext } from '../../tests/press/build-context.ts'
import { buildItem, buildPhoto } from '../../tests/press/build-item.ts'
import { countingCompiler } from '../../tests/press/counting-compiler.ts'
import { typesets } from './typesets.ts'

const sentence = '這一句話有二十個字那麼長剛好一行多一點。'

it.each(['a5-1', 'a5-waterfall-blog', 'a4-1', 'a5-column-tweet'] as const)(
  '%s leaves no line alone of an entry whose lines are paragraphs each',
  name => {
    const context = buildContext(countingCompiler(3.2), name)
    const months = Array.from({ length: 30 }, (_, n) => {
      const address = '京都市左京區\n十一點到七點\n六百八十元\n店很小'
      const items = [sentence.repeat(4 + 2 * n), address, sentence.repeat(9)].map((text, i) =>
        buildItem({
          id: `i${i}`,
          time: 1_614_560_400 + i * 90_000,
          text,
          media: i === 1 ? [buildPhoto('p', { width: 900, height: 1600 })] : [],
        }),
      )
      return typesets[name].typesetMonth(items, context).pages
    })
    const linesAlone = months.filter(pages => {
      const lines = pages.map(
        ({ regions }) =>
          regions.filter(({ item, photo, h }) => item === 'i1' && photo === undefined && h > 0).length,
      )
      return lines.filter(count => count > 0).length > 1 && lines.includes(1)
    })
    expect(linesAlone).toHaveLength(0)
  },
)
