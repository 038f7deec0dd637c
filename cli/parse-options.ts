import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { bindingNames } from '#domain/catalogue/bindings'
import { languageCodes } from '#domain/catalogue/languages'
import { printerNames } from '#domain/catalogue/printers'
import { typesetNames } from '#domain/catalogue/typesets'
import { coverTemplates, themeColours } from '#domain/covers/cover-colours'
import { isTimeZone } from '#domain/time/civil-time'
import { parseLife } from './life-archives.ts'

const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/)

const schema = z.object({
  archives: z.array(z.string()).min(1),
  typeset: z.enum(typesetNames).default('a5-1'),
  binding: z.enum(bindingNames).default('paperback'),
  profile: z.enum(printerNames).default('house'),
  title: z.string().trim().min(1).max(500).optional(),
  author: z.string().trim().min(1).max(200).optional(),
  template: z.enum(coverTemplates.map(t => t.name)).default('window'),
  color: z
    .string()
    .transform(value => themeColours.find(c => c.name === value)?.hex ?? value)
    .pipe(z.string().regex(/^#[0-9a-fA-F]{6}$/))
    .default('#243F66'),
  locale: z.enum(languageCodes).default('zh-tw'),
  timezone: z.string().refine(isTimeZone).default('Asia/Taipei'),
  since: month.optional(),
  until: month.optional(),
  out: z.string().min(1).default('out'),
  /** Everything alike: nothing gathered, nothing featured. */
  plain: z.boolean().default(false),
  json: z.boolean().default(false),
})

export type Options = z.infer<typeof schema>

export type BadOptions =
  | { bad: 'option'; option: string; value: string }
  | { bad: 'noArchive' }
  | { bad: 'help' }

/** Reads the command line; paths are resolved against the folder that the person stands in. */
export function parseOptions(argv: string[], workingFolder: string): Options | BadOptions {
  const read = readArguments(argv)
  if ('bad' in read) return read
  if (read.values.help) return { bad: 'help' }
  if (read.positionals.length === 0) return { bad: 'noArchive' }
  const { help: _, ...values } = read.values
  const parsed = schema.safeParse({ ...values, archives: read.positionals })
  if (!parsed.success) {
    const option = String(parsed.error.issues[0]?.path[0] ?? '')
    const value = Object.entries(values).find(([name]) => name === option)?.[1]
    return { bad: 'option', option: `--${option}`, value: String(value ?? '') }
  }
  const options = parsed.data
  return {
    ...options,
    archives: options.archives.map(path => (isMadeUp(path) ? path : resolve(workingFolder, path))),
    out: resolve(workingFolder, options.out),
  }
}

/** Names a life that the project draws itself, not a path. */
export const isMadeUp = (word: string): boolean => word === 'demo' || parseLife(word) !== undefined

function readArguments(argv: string[]) {
  const text = { type: 'string' } as const
  try {
    return parseArgs({
      args: argv,
      allowPositionals: true,
      options: {
        typeset: text,
        binding: text,
        profile: text,
        title: text,
        author: text,
        template: text,
        color: text,
        locale: text,
        timezone: text,
        since: text,
        until: text,
        out: text,
        plain: { type: 'boolean' },
        json: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    })
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return { bad: 'option' as const, option: /'([^']+)'/.exec(message)?.[1] ?? '', value: '' }
  }
}
