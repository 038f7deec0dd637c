import { expect, it } from 'vitest'
import { buildContext } from '../../../tests/press/build-context.ts'
import { buildItem, buildPhoto } from '../../../tests/press/build-item.ts'
import { countingCompiler } from '../../../tests/press/counting-compiler.ts'
import { cardLines } from './card.ts'
import { cardOfItem } from './card-of-item.ts'
import { measureCards } from './measured-lines.ts'

const context = buildContext(countingCompiler(3.2), 'a5-waterfall-tweet', { edited: true })
const { rows } = context.area

/** The rows that a card goes on with where it may be cut, and what each cut costs. */
function cutsOf(text: string, photos = 0) {
  const media = Array.from({ length: photos }, (_, n) => buildPhoto(`p${n}`, { width: 1600, height: 1200 }))
  const card = cardOfItem(buildItem({ text, media }), context, 55, 'usual')
  measureCards([card], context)
  const lines = cardLines(card, rows)
  return lines.flatMap((line, n) => {
    if (line.penalty === Number.POSITIVE_INFINITY) return []
    const after = lines.slice(n + 1)
    const below = after.reduce((sum, { glue, natural }) => sum + glue + natural, 0)
    const styles = after.map(({ block }) => {
      const of = card.blocks[block]
      return of?.kind === 'text' ? of.style : 'photos'
    })
    return [{ below, penalty: line.penalty, styles }]
  })
}

const tags = Array.from({ length: 30 }, (_, n) => `#hashtag_${n}`).join(' ')

it('never cuts a card before its hashtags or inside them', () => {
  const cuts = cutsOf(`${'今天去河邊走走，風很大，水很清。'.repeat(20)}\n${tags}`, 1)
  expect(cuts.length).toBeGreaterThan(0)
  for (const { styles } of cuts) {
    expect(styles[0]).not.toBe('tags')
    if (styles[0] !== 'photos') expect(styles.filter(style => style !== 'tags').length).toBeGreaterThan(1)
  }
})

it('parts no words of fewer than six lines, and these from their photos only rather than leave a hole of a third', () => {
  const cuts = cutsOf('今天去河邊走走，風很大，水很清。'.repeat(4), 1)
  expect(cuts.map(({ styles }) => styles[0])).toEqual(['photos'])
  for (const { penalty } of cuts) expect(penalty).toBeGreaterThan(20)
  expect(cutsOf('今天去河邊走走，風很大，水很清。'.repeat(12), 1)).not.toEqual([])
})

it('cuts a card so that it goes on with less than a dozen rows only for much', () => {
  const cuts = cutsOf('今天去河邊走走，風很大，水很清。'.repeat(30))
  const least = (some: typeof cuts) => Math.min(...some.map(({ penalty }) => penalty))
  const few = cuts.filter(({ below }) => below <= 6)
  const many = cuts.filter(({ below }) => below >= 12)
  expect(least(few)).toBeGreaterThan(least(many) + 1)
})
