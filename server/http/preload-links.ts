import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { languages } from './language-of.ts'

type Language = (typeof languages)[number]

/**
 * Links for the head of the app's page to what its first screen will ask for: the screen's files and words are fetched
 * with the app, and not after it. Nothing for other screens, and for builds that do not say what they are made of.
 */
export function preloadLinks(folder: string): (pathname: string, language: Language) => string {
  const file = join(folder, '.vite', 'manifest.json')
  const built: Manifest = existsSync(file) ? manifest.parse(JSON.parse(readFileSync(file, 'utf8'))) : {}
  const always = filesOf(built, ['index.html'])
  return (pathname, language) => {
    const screen = screens.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
    if (!screen) return ''
    const spoken = language === 'zh-hk' ? (['zh-tw', 'zh-hk'] as const) : ([language] as const)
    const words = spoken.flatMap(one =>
      ['web-frame', 'web-errors', ...screen.words].map(name => `../locales/${one}/${name}.json`),
    )
    const { scripts, styles } = filesOf(built, [screen.entry, ...words])
    const more = (all: Set<string>, known: Set<string>) => [...all].filter(one => !known.has(one))
    return [
      ...more(styles, always.styles).map(one => `<link rel="stylesheet" crossorigin href="/${one}">`),
      ...more(scripts, always.scripts).map(one => `<link rel="modulepreload" crossorigin href="/${one}">`),
    ].join('')
  }
}

/** Where visits begin, besides the home page, which carries what it needs. */
const screens = [
  { path: '/app/shelf', entry: 'routes/shelf/shelf.tsx', words: ['web-shelf'] },
  { path: '/app/review', entry: 'routes/review/review.tsx', words: ['web-review', 'web-reading'] },
]

const manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).optional(),
    css: z.array(z.string()).optional(),
  }),
)
type Manifest = z.infer<typeof manifest>

/** Of entries of a build with all that they import; what is not in the build is left out. */
function filesOf(built: Manifest, entries: readonly string[]) {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const names = new Set(entries)
  for (const name of names) {
    const chunk = built[name]
    if (!chunk) continue
    scripts.add(chunk.file)
    for (const style of chunk.css ?? []) styles.add(style)
    for (const imported of chunk.imports ?? []) names.add(imported)
  }
  return { scripts, styles }
}
