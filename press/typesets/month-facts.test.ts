import { expect, it } from 'vitest'
import { buildContext } from '../../tests/press/build-context.ts'
import { buildItem, buildPhoto } from '../../tests/press/build-item.ts'
import { countingCompiler } from '../../tests/press/counting-compiler.ts'
import { factLine } from './month-facts.ts'

it('counts photos, and no videos, which are not in print', () => {
  const film = { ...buildPhoto('b'), kind: 'video' as const }
  const items = [buildPhoto('a'), film, film].map(media => buildItem({ media: [media] }))
  const [facts] = factLine(items, buildContext(countingCompiler()), { style: 'meta', w: 200 })
  expect(facts?.runs.join('')).toContain('1 張照片')
})
