import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ReceiptLine, totals } from '#domain/books/receipt'
import { makeBook } from '#press/products/diary/make-book'
import { folderCache } from '#press/products/diary/months/month-cache'
import { type Engine, startEngine } from '#press/products/engine'
import { phrase } from '#press/text/book-words'
import { checkFiles } from './check-files.ts'
import { type CliWords, cliWords } from './cli-words.ts'
import { completeReceipt } from './complete-receipt.ts'
import { demoArchives } from './demo-archives.ts'
import { exitCodes } from './exit-codes.ts'
import { cacheFolder, workingFolder } from './folders.ts'
import { lifeArchive, parseLife } from './life-archives.ts'
import { canHold, makeBeside, moveInto } from './output-folder.ts'
import { type BadOptions, isMadeUp, type Options, parseOptions } from './parse-options.ts'
import { progressLine } from './progress.ts'
import { readLife } from './read-life.ts'
import { report } from './report.ts'

/** `npm run book -- ARCHIVE...`: from archives to a folder of print files. Gives the exit code (docs/command.md). */
export async function bookCommand(argv: string[]): Promise<number> {
  const options = parseOptions(argv, workingFolder())
  if ('bad' in options) return explain(options)
  const words = cliWords(options.locale)
  if (!(await canHold(options.out))) {
    console.error(phrase(words.bad.outNotFolder, { out: options.out }))
    return exitCodes['bad-output']
  }
  const progress = progressLine(process.stderr)
  const engine = startEngine()
  // its fonts are loaded while archives are read, which takes one processor
  void engine.keepReady()
  try {
    return await makeAndReport(options, words, progress, engine)
  } finally {
    progress.clear()
    await engine.close()
  }
}

async function makeAndReport(
  options: Options,
  words: CliWords,
  progress: ReturnType<typeof progressLine>,
  engine: Engine,
): Promise<number> {
  const start = performance.now()
  const cache = cacheFolder()
  const archives: string[] = []
  for (const path of options.archives) {
    if (isMadeUp(path)) progress.show(words.steps.demo, 0, 1)
    archives.push(...(await archivesOf(path, cache)))
  }
  const life = await readLife(archives, options, (step, done, of) =>
    progress.show(words.steps[step], done, of),
  )
  if ('refused' in life) {
    progress.clear()
    console.error(phrase(words.refusal[life.refused], { archive: life.archive }))
    return exitCodes[life.refused]
  }
  const beside = await makeBeside(options.out)
  try {
    if (life.items.length === 0) {
      progress.clear()
      console.error(words.bad.nothing)
      return exitCodes['nothing-to-print']
    }
    const book = await makeBook({
      items: life.items,
      openPicture: life.openPicture,
      derivePhoto: life.derivePhoto,
      settings: {
        title: options.title ?? (life.owner ? phrase(words.titleOf, { name: life.owner }) : words.untitled),
        author: options.author ?? life.owner ?? '',
        typeset: options.typeset,
        binding: options.binding,
        profile: options.profile,
        template: options.template,
        color: options.color,
        locale: options.locale,
        timeZone: options.timezone,
        edited: !options.plain,
        runOn: true,
        yearDividers: !options.plain,
        gift: !options.plain,
      },
      out: beside,
      photoFolder: join(cache, 'photos'),
      months: await folderCache(join(cache, 'months')),
      engine,
      onProgress: (step, done, of) => progress.show(words.steps[step], done, of),
    })
    progress.show(words.steps.check, 0, 1)
    const findings = await checkFiles(beside, book, options)
    const trouble = { lost: new Set(book.lost), broken: new Set(book.broken) }
    const receipt: ReceiptLine[] = [...life.receipt, ...completeReceipt(life.items, book.laid, trouble)]
    const items = totals(receipt, 'item')
    const photos = totals(receipt, 'photo')
    const { nearDuplicates } = life
    const { missingGlyphs } = book
    const { photos: derived, typeset, bind } = book.seconds
    const seconds = { read: life.seconds.read, photos: life.seconds.look + derived, typeset, bind, total: 0 }
    await writeFile(
      join(beside, 'receipt.json'),
      `${JSON.stringify({ items, photos, missingGlyphs, nearDuplicates, lines: receipt }, null, 1)}\n`,
    )
    await moveInto(beside, options.out)
    seconds.total = (performance.now() - start) / 1000
    progress.clear()
    report(options, words, {
      ...book,
      items,
      photos,
      findings,
      near: nearDuplicates.length,
      seconds: rounded(seconds),
    })
    return 0
  } finally {
    await Promise.all([life.close(), rm(beside, { recursive: true, force: true })])
  }
}

async function archivesOf(path: string, cache: string): Promise<string[]> {
  if (path === 'demo') return demoArchives(cache)
  const life = parseLife(path)
  return [life ? (await lifeArchive(cache, life)).archive : path]
}

function explain(wrong: BadOptions): number {
  const words = cliWords('zh-tw')
  if (wrong.bad === 'help') {
    console.log(words.usage)
    return 0
  }
  if (wrong.bad === 'option')
    console.error(phrase(words.bad.option, { option: wrong.option, value: wrong.value }))
  else console.error(words.bad[wrong.bad])
  console.error(words.usage)
  return exitCodes.usage
}

function rounded<K extends string>(seconds: Record<K, number>): Record<K, number> {
  const entries = Object.entries<number>(seconds).map(([name, value]) => [
    name,
    Math.round(value * 1000) / 1000,
  ])
  // the same keys as went in
  return Object.fromEntries(entries) as Record<K, number>
}
