import { parseArgs } from 'node:util'
import { type TypesetName, typesetNames } from '#domain/catalogue/typesets'
import { type AuditFigures, auditPages } from '#press/audit/audit-pages'
import { readDrawnPages } from '#press/audit/read-drawn-pages'
import { startEngine } from '#press/products/engine'
import { phrase } from '#press/text/book-words'
import { type AuditedLife, auditLife } from './audit-life.ts'
import { cliWords } from './cli-words.ts'
import { demoArchives } from './demo-archives.ts'
import { exitCodes } from './exit-codes.ts'
import { cacheFolder } from './folders.ts'
import { lifeArchive, parseLife } from './life-archives.ts'
import { readLife } from './read-life.ts'

/**
 * `npm run audit-book -- BOOK.pdf|demo|life:NAME... [--typeset a5-1]`: one line of JSON for each book (docs/press-audit.md).
 * Lives are set in all typesets where none is named.
 */
export async function auditCommand(argv: string[], print: (line: string) => void): Promise<number> {
  const words = cliWords('zh-tw')
  const { positionals, values } = parseArgs({
    args: argv,
    allowPositionals: true,
    options: { typeset: { type: 'string', multiple: true } },
  })
  const wrong = values.typeset?.find(name => !isTypeset(name))
  if (wrong !== undefined || positionals.length === 0) {
    const bad = wrong === undefined ? words.bad.noArchive : words.bad.option
    console.error(phrase(bad, { option: '--typeset', value: wrong ?? '' }))
    return exitCodes.usage
  }
  const typesets = values.typeset?.filter(isTypeset) ?? typesetNames
  for (const book of positionals) {
    if (book !== 'demo' && !parseLife(book)) {
      print(JSON.stringify({ book, ...auditPages(await readDrawnPages(book)) }))
      continue
    }
    await auditInTypesets(book, typesets, (typeset, figures) =>
      print(JSON.stringify({ book, typeset, ...figures })),
    )
  }
  return 0
}

async function auditInTypesets(
  name: string,
  typesets: readonly TypesetName[],
  take: (typeset: TypesetName, figures: AuditFigures) => void,
): Promise<void> {
  const life = await openLife(name)
  const engine = startEngine()
  try {
    for (const typeset of typesets) take(typeset, await auditLife(life, typeset, engine))
  } finally {
    await engine.close()
  }
}

/** A life that the project draws itself, with its pictures looked at. */
export async function openLife(name: string): Promise<AuditedLife> {
  const cache = cacheFolder()
  const parsed = parseLife(name)
  const { archives, marks } = parsed
    ? await lifeArchive(cache, parsed).then(({ archive, marks }) => ({ archives: [archive], marks }))
    : { archives: await demoArchives(cache), marks: {} }
  const life = await readLife(archives, { timezone: 'Asia/Taipei' }, () => undefined)
  if ('refused' in life) throw new Error(`${name} was refused: ${life.refused}`)
  await life.close()
  return { items: life.items, author: life.owner ?? '', marks }
}

const isTypeset = (name: string): name is TypesetName => typesetNames.some(typeset => typeset === name)
