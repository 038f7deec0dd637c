import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Manifest, type Plugin, type PluginOption } from 'vite'
import { languageCodes } from '#domain/catalogue/languages'
import { fillScreen, fillStart, fillWords, type PageStart, type PageWords } from '../app/ssr/fill-page.ts'
import { filesOf } from './files-of.ts'

/** The folder of a build that is for the server alone: files whose names begin with a dot are given to nobody. */
const forServer = '.server'

/** Screens that are seen before any script has run: their entries in the manifest, and their words. */
const rendered = {
  home: { entry: 'routes/home.tsx', words: ['web-home'] },
  pricing: { entry: 'routes/pricing.tsx', words: ['web-home', 'web-pricing'] },
  faq: { entry: 'routes/faq.tsx', words: ['web-home', 'web-faq'] },
  shelf: { entry: 'routes/app/shelf.tsx', words: ['web-shelf'] },
  review: { entry: 'routes/app/review.tsx', words: ['web-review', 'web-reading'] },
}

/**
 * After a build: puts the words into `index.html`, which is for every address; writes `home-<language>.html` with the
 * home page already in it; and builds what renders the other screens for each reader (`.server/render-screen.mjs`). It also
 * writes the addresses of all screens (`.server/screens.json`). `plugins` are what the screens need.
 */
export function renderPages(plugins: () => PluginOption[]): Plugin {
  let root = ''
  let out = ''
  let isWritten = false
  return {
    name: 'render-pages',
    apply: 'build',
    configResolved(config) {
      root = config.root
      out = resolve(config.root, config.build.outDir)
    },
    writeBundle() {
      isWritten = true
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      async handler() {
        // a build that failed ends here, too, and its own reason counts
        if (!isWritten) return
        const page = await readFile(join(out, 'index.html'), 'utf8')
        const starts = await startsOf(out)
        await build({
          configFile: false,
          root,
          logLevel: 'warn',
          plugins: [...plugins(), virtualModule('virtual:starts', { page, starts })],
          // React for those who look, not for those who build it
          define: { 'process.env.NODE_ENV': '"production"' },
          build: {
            ssr: true,
            outDir: join(out, forServer),
            emptyOutDir: true,
            ssrEmitAssets: false,
            copyPublicDir: false,
            rolldownOptions: {
              input: ['render-home.tsx', 'render-screen.tsx'].map(file => join(root, 'app/ssr', file)),
              output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
            },
          },
          // one React for the markup and for what it renders
          ssr: { noExternal: true },
        })
        const { renderHome, screenAddresses }: HomeRenderer = await import(
          pathToFileURL(join(out, forServer, 'render-home.mjs')).href
        )
        await writePages(out, page, starts, renderHome)
        await writeFile(join(out, forServer, 'screens.json'), JSON.stringify(screenAddresses))
      },
    },
  }
}

type Starts = Record<keyof typeof rendered, Record<string, PageStart>>

async function startsOf(out: string): Promise<Starts> {
  const manifest: Manifest = JSON.parse(await readFile(join(out, '.vite/manifest.json'), 'utf8'))
  const main = filesOf(manifest, ['index.html']).scripts.at(-1)
  if (main === undefined) throw new Error('The build has no script that starts the app')
  const startOf = async (screen: keyof typeof rendered) =>
    Object.fromEntries(
      await Promise.all(
        languageCodes.map(async language => {
          const { css, scripts } = filesOf(manifest, entriesOf(screen, language))
          const styles = (await Promise.all(css.map(file => readFile(join(out, file), 'utf8')))).join('\n')
          return [
            language,
            { styles, sheets: css, scripts: [...scripts.filter(script => script !== main), main] },
          ] as const
        }),
      ),
    )
  return {
    home: await startOf('home'),
    pricing: await startOf('pricing'),
    faq: await startOf('faq'),
    shelf: await startOf('shelf'),
    review: await startOf('review'),
  }
}

/** What a screen needs, by its names in the manifest. */
function entriesOf(screen: keyof typeof rendered, language: string): string[] {
  const { entry, words } = rendered[screen]
  const spoken = language === 'zh-hk' ? ['zh-tw', 'zh-hk'] : [language]
  const files = spoken.flatMap(language =>
    ['web-frame', 'web-errors', ...words].map(name => `../locales/${language}/${name}.json`),
  )
  return ['index.html', entry, ...files]
}

/** What `app/ssr/render-home.tsx` exports. */
interface HomeRenderer {
  renderHome: (language: string) => Promise<PageWords & { markup: string }>
  screenAddresses: readonly string[]
}

async function writePages(
  out: string,
  page: string,
  starts: Starts,
  renderHome: HomeRenderer['renderHome'],
): Promise<void> {
  for (const language of languageCodes) {
    const { markup, ...words } = await renderHome(language)
    const start = starts.home[language]
    if (!start) throw new Error(`Nothing starts home in ${language}`)
    const home = fillScreen(fillWords(fillStart(page, start), words), markup)
    await writeFile(join(out, `home-${language}.html`), home)
  }
  await writeFile(join(out, 'index.html'), fillWords(page, await renderHome('zh-tw')))
}

/** A module that says what the build found out. */
function virtualModule(name: string, exports: Record<string, unknown>): Plugin {
  return {
    name,
    resolveId: id => (id === name ? `\0${name}` : undefined),
    load: id =>
      id === `\0${name}`
        ? Object.entries(exports)
            .map(([key, value]) => `export const ${key} = ${JSON.stringify(value)}`)
            .join('\n')
        : undefined,
  }
}
