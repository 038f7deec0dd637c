import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Manifest, type Plugin, type PluginOption } from 'vite'
import { filesOf } from './files-of.ts'
import { fillHome, fillWords, type HomePage } from './fill-page.ts'

/**
 * After a build: puts the words into `index.html`, which is for every address, and writes `home-<language>.html` with
 * the home page already in it, so that it is seen before any script has run. `plugins` are what the screens need.
 */
export function prerenderHome(plugins: () => PluginOption[]): Plugin {
  let root = ''
  let out = ''
  return {
    name: 'prerender-home',
    apply: 'build',
    configResolved(config) {
      root = config.root
      out = resolve(config.root, config.build.outDir)
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      async handler() {
        // inside the project, so that what is not bundled is found
        const room = await mkdtemp(join(root, '../node_modules/.prerender-'))
        try {
          await build({
            configFile: false,
            root,
            logLevel: 'warn',
            plugins: plugins(),
            build: {
              ssr: 'prerender.tsx',
              outDir: room,
              emptyOutDir: false,
              ssrEmitAssets: false,
              copyPublicDir: false,
            },
            // one React for the markup and for what it renders
            ssr: { noExternal: true },
          })
          await writePages(out, await import(pathToFileURL(join(room, 'prerender.js')).href))
        } finally {
          await rm(room, { recursive: true })
        }
      },
    },
  }
}

/** What `prerender.tsx` exports. */
interface Prerender {
  languages: readonly string[]
  renderHome: (language: string) => Promise<Omit<HomePage, 'styles' | 'scripts'>>
}

async function writePages(out: string, { renderHome, languages }: Prerender): Promise<void> {
  const page = await readFile(join(out, 'index.html'), 'utf8')
  const manifest: Manifest = JSON.parse(await readFile(join(out, '.vite/manifest.json'), 'utf8'))
  const main = filesOf(manifest, ['index.html']).scripts.at(-1) ?? ''
  for (const language of languages) {
    const { css, scripts } = filesOf(manifest, startOf(language))
    const styles = (await Promise.all(css.map(file => readFile(join(out, file), 'utf8')))).join('\n')
    const home = {
      ...(await renderHome(language)),
      styles,
      scripts: [main, ...scripts.filter(one => one !== main)],
    }
    await writeFile(join(out, `home-${language}.html`), fillHome(page, home))
  }
  await writeFile(join(out, 'index.html'), fillWords(page, await renderHome('zh-tw')))
}

/** What the home page needs, by its names in the manifest. */
function startOf(language: string): string[] {
  const spoken = language === 'zh-hk' ? ['zh-tw', 'zh-hk'] : [language]
  const words = spoken.flatMap(one =>
    ['web-frame', 'web-errors', 'web-home'].map(name => `../locales/${one}/${name}.json`),
  )
  return ['index.html', 'routes/home/home.tsx', ...words]
}
