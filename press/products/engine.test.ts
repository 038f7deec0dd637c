import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { ProcessDied } from '#processes/limits'
import { crashingEngine } from '../../tests/press/crashing-engine.ts'
import { hostileWords } from '../../tests/press/hostile-words.ts'
import type { Drawing } from '../engine/drawing.ts'
import { prepareText } from '../text/prepare-text.ts'
import { type Engine, mostBytes, startEngine } from './engine.ts'

let engine: Engine | undefined
afterEach(() => engine?.close())

const styles: Drawing['styles'] = {
  body: { family: 'serif', size: 9.6, lineHeight: 5.7, justify: true },
  plain: { family: 'sans', size: 8, lineHeight: 5, weight: 700 },
}

function drawingOf(texts: string[]): Drawing {
  const pages = texts.map((text, page) =>
    prepareText(text, 'zh-tw').paragraphs.map(({ runs, lang }, n) => ({
      kind: 'text' as const,
      style: page % 2 === 0 ? 'body' : 'plain',
      lang,
      runs,
      x: 10,
      y: 10 + 20 * n,
      w: 40,
    })),
  )
  return { title: '小島日記', author: '小滿', styles, width: 148, height: 210, pages }
}

it.each([
  [1, 2, 500],
  [6, 2, 750],
  [24, 2, 800],
  [64, 32, 500],
])('replaces a child on %d GB with %d of them above %d MB', (gigabytes, workers, megabytes) => {
  expect(mostBytes(gigabytes * 1e9, workers)).toBe(megabytes * 1e6)
})

describe('the real engine', () => {
  it('sets 300 documents of scripts that hate each other, and no child dies', async () => {
    engine = startEngine({ workers: 2 })
    const texts = fc.sample(hostileWords, { seed: 2021, numRuns: 300 })
    const jobs = Array.from({ length: 15 }, (_, i) => drawingOf(texts.slice(i * 20, i * 20 + 20)))
    const { run } = engine
    // the job of a child that dies is rejected; one that has grown large after its job is replaced
    const files = await Promise.all(jobs.map(drawing => run('pdf', { drawing, tagged: true })))
    for (const file of files) expect(Buffer.from(file).toString('latin1', 0, 5)).toBe('%PDF-')
  })

  it('gives the same bytes for the same drawing in two processes', async () => {
    engine = startEngine({ workers: 2 })
    const drawing = drawingOf(['今天的海很安靜，We walked home 👨‍👩‍👧 https://example.com/a/b?c=1'])
    const { run } = engine
    const [first, other] = await Promise.all([1, 2].map(() => run('pdf', { drawing, tagged: true })))
    expect(Buffer.from(first ?? []).equals(Buffer.from(other ?? [1]))).toBe(true)
  })

  it('says why it refuses, and goes on', async () => {
    engine = startEngine({ workers: 1 })
    const styles = { body: { family: 'serif', size: 9.6, lineHeight: 5.7 } } as const
    const ask = (style: string) => [{ style, lang: 'zh-tw', width: 40, runs: ['海'.repeat(20)] }]
    await expect(engine.run('lines', { styles, wants: ask('unknown') })).rejects.toThrow(/Typst refused/)
    expect(await engine.run('lines', { styles, wants: ask('body') })).toEqual([2])
  })
})

describe('when a child dies', () => {
  const month = (text: string) => ({
    month: '202103',
    items: [{ id: 'a', source: 'facebook', kind: 'post', time: 0, text, media: [], people: [], links: [] }],
  })

  it('its job is told so, and the others are done by a new child', async () => {
    engine = crashingEngine(1)
    const { run } = engine
    const [dead, ...others] = await Promise.allSettled(
      // only what the test's child looks at
      ['abort', '早安', '晚安'].map(text => run('month', month(text) as never)),
    )
    expect(dead).toMatchObject({ status: 'rejected', reason: expect.any(ProcessDied) })
    expect(others.map(other => other.status)).toEqual(['fulfilled', 'fulfilled'])
  })

  it('all are there before the first job where they are kept ready', async () => {
    engine = crashingEngine(4)
    await engine.keepReady()
    await engine.keepReady()
    expect((await engine.usage()).processes).toBe(4)
    const { run } = engine
    await Promise.all(['早安', '晚安'].map(text => run('month', month(text) as never)))
  })

  it('a month goes before drawings that wait, and these keep their order', async () => {
    engine = crashingEngine(1)
    const { run } = engine
    const done: string[] = []
    const drawing = (name: string) => run('svg', drawingOf([])).catch(() => done.push(name))
    const waiting = [drawing('first'), drawing('second'), drawing('third')]
    await Promise.all([...waiting, run('month', month('早安') as never).then(() => done.push('month'))])
    expect(done).toEqual(['first', 'month', 'second', 'third'])
  })

  it('takes no job once it is closed', async () => {
    const closed = crashingEngine(1)
    await closed.close()
    await expect(closed.run('month', month('早安') as never)).rejects.toThrow('the pool is closed')
  })
})
