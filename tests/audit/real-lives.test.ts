// Each life is set in seven typesets, which takes minutes; cli/audit-command.test.ts audits a few weeks of one.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { typesetNames } from '#domain/catalogue/typesets'
import { type Engine, startEngine } from '#press/products/engine'
import { realLives } from '#sandbox/real-lives/real-lives'
import { openLife } from '../../cli/audit-command.ts'
import { auditLife } from '../../cli/audit-life.ts'
import { deeper, isDeep } from '../depth.ts'
import { type Recorded, recorded, recordOf, worseFigures } from './worse-figures.ts'

/** What was reached: written by `DAYBOUND_FIGURES=write npx vitest run --config vitest.deep.config.ts tests/audit`. */
const file = join(import.meta.dirname, 'figures.json')
const figures = z.object(Object.fromEntries(recorded.map(name => [name, z.number()])))
const records = z.record(z.string(), z.record(z.string(), figures))

let cache: string
let engine: Engine
beforeAll(async () => {
  cache = await mkdtemp(join(tmpdir(), 'daybound-lives-audit-'))
  vi.stubEnv('XDG_CACHE_HOME', cache)
  engine = startEngine()
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await engine.close()
  await rm(cache, { recursive: true, force: true })
})

describe.runIf(isDeep)('whole lives in all typesets', deeper, () => {
  it.each(Object.keys(realLives).map(name => `life:${name}`))(
    '%s is set no worse than before',
    async name => {
      const life = await openLife(name)
      const now: Record<string, Recorded> = {}
      for (const typeset of typesetNames) now[typeset] = recordOf(await auditLife(life, typeset, engine))
      const all = records.parse(JSON.parse(await readFile(file, 'utf8')))
      if (process.env.DAYBOUND_FIGURES === 'write') {
        await writeFile(file, `${JSON.stringify({ ...all, [name]: now }, null, 2)}\n`)
        return
      }
      const worse = typesetNames.flatMap(typeset => {
        const before = all[name]?.[typeset]
        const audited = now[typeset]
        if (!before || !audited) return [`${typeset} has no record`]
        // the schema has each name of the list
        return worseFigures(audited, before as Recorded).map(figure => `${typeset}: ${figure}`)
      })
      expect(worse).toEqual([])
    },
  )
})
