import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { languageCodes } from '#domain/catalogue/languages'

/** A folder such as the build of the web app, with one script and pages that show nothing; whoever wants it removes it. */
export async function smallWebFolder(screens: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'daybound-web-'))
  await mkdir(join(folder, 'assets'))
  await mkdir(join(folder, '.server'))
  const page = '<html><head></head><body>app</body></html>'
  const renderer = 'export const openScreenRenderer = () => ({ render: async () => undefined })'
  await Promise.all([
    ...['index', ...languageCodes.map(language => `home-${language}`)].map(name =>
      writeFile(join(folder, `${name}.html`), page),
    ),
    writeFile(join(folder, 'assets', 'main-1.js'), 'run()'),
    writeFile(join(folder, '.server', 'screens.json'), JSON.stringify(screens)),
    writeFile(join(folder, '.server', 'render-screen.mjs'), renderer),
  ])
  return folder
}
