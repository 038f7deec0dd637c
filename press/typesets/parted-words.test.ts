import { expect, test } from 'vitest'
import { buildContext } from '../../tests/press/build-context.ts'
import { buildItem } from '../../tests/press/build-item.ts'
import { countingCompiler } from '../../tests/press/counting-compiler.ts'
import { typesets } from './typesets.ts'

test.each([
  ['a5-column-tweet', 3],
  ['a4-1', 4],
] as const)('words in %s that go on overleaf have %i lines on either side', (name, least) => {
  const lengths = [60, 110, 150, 240, 330, 420]
  const items = Array.from({ length: 80 }, (_, n) =>
    buildItem({
      id: `i${n}`,
      time: 1_614_560_400 + n * 30_000,
      text: '今天的海很安靜，'.repeat(Math.round((lengths[(n * n) % lengths.length] ?? 0) / 8)),
    }),
  )
  const context = buildContext(countingCompiler(3.2), name, { edited: false })
  const texts = typesets[name]
    .typesetMonth(items, context)
    .pages.flatMap(({ elements }) =>
      elements.flatMap(element =>
        element.kind === 'text' && (element.continues || element.continued) ? [element] : [],
      ),
    )
  expect(texts.length).toBeGreaterThan(3)
  for (const { lines } of texts) expect(lines).toBeGreaterThanOrEqual(least)
})
