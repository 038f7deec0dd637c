import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Manifest } from 'vite'
import { filesOf } from './files-of.ts'
import { fillHome, fillWords } from './fill-page.ts'

const root = join(import.meta.dirname, '../..')
const out = join(root, 'out/web')
const configFile = join(root, 'web/vite.config.ts')

/**
 * Builds the web app into `out/web`: `index.html` for every address, and `home-<language>.html` with the home page
 * already in it, so that it is seen before any script has run.
 */
await build({ configFile, logLevel: 'warn' })
const room = await mkdtemp(join(root, 'out/prerender-'))
try {
  await build({
    configFile,
    logLevel: 'warn',
    build: { ssr: join(root, 'web/prerender.tsx'), outDir: room, ssrEmitAssets: false, copyPublicDir: false },
    // one React for the markup and for what it renders
    ssr: { noExternal: true },
  })
  const { prerenderHome, languages } = await import(pathToFileURL(join(room, 'prerender.js')).href)
  const page = await readFile(join(out, 'index.html'), 'utf8')
  const manifest: Manifest = JSON.parse(await readFile(join(out, '.vite/manifest.json'), 'utf8'))
  const main = filesOf(manifest, ['index.html']).scripts.at(-1) ?? ''
  for (const language of languages) {
    const { css, scripts } = filesOf(manifest, startOf(language))
    const styles = (await Promise.all(css.map(file => readFile(join(out, file), 'utf8')))).join('\n')
    const home = {
      ...(await prerenderHome(language)),
      styles,
      scripts: [main, ...scripts.filter(one => one !== main)],
    }
    await writeFile(join(out, `home-${language}.html`), fillHome(page, home))
  }
  await writeFile(join(out, 'index.html'), fillWords(page, await prerenderHome('zh-tw')))
} finally {
  await rm(room, { recursive: true })
}

/** What the home page needs, by its names in the manifest. */
function startOf(language: string): string[] {
  const spoken = language === 'zh-hk' ? ['zh-tw', 'zh-hk'] : [language]
  const words = spoken.flatMap(one =>
    ['web-frame', 'web-errors', 'web-home'].map(name => `../locales/${one}/${name}.json`),
  )
  return ['index.html', 'routes/home/home.tsx', ...words]
}
