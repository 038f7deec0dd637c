import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type BrowserServer, chromium } from 'playwright-core'

/** Chromium for many tests at once: the machine's own, else the one of the development packages with its libraries. */
export async function launchChromium(room: string): Promise<BrowserServer> {
  await mkdir(room, { recursive: true })
  const own = machines.find(existsSync)
  const fonts = { FONTCONFIG_FILE: await writeFonts(room) }
  const headless = { args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'] }
  if (own) return chromium.launchServer({ ...headless, executablePath: own, env: env(fonts) })
  // the package unpacks into the temporary folder, and its libraries only where it believes to be in AWS
  const before = { ...process.env }
  Object.assign(process.env, { TMPDIR: room, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' })
  try {
    const { default: packed } = await import('@sparticuz/chromium')
    packed.setGraphicsMode = false
    const executablePath = await packed.executablePath()
    return await chromium.launchServer({ ...headless, executablePath, env: env({ ...fonts, HOME: room }) })
  } finally {
    for (const name of ['TMPDIR', 'AWS_EXECUTION_ENV', 'LD_LIBRARY_PATH', 'FONTCONFIG_PATH'])
      if (before[name] === undefined) delete process.env[name]
      else process.env[name] = before[name]
  }
}

const machines = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

function env(more: Record<string, string>): Record<string, string> {
  const own = Object.entries(process.env).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  )
  return { ...Object.fromEntries(own), ...more }
}

/** The screens in our own fonts, so that a screenshot looks alike on every machine, also where none are installed. */
async function writeFonts(room: string): Promise<string> {
  const root = join(import.meta.dirname, '..', '..', 'node_modules', '@expo-google-fonts')
  const dirs = ['noto-sans', 'noto-sans-tc', 'noto-serif', 'noto-serif-tc', 'noto-sans-arabic']
    .flatMap(name => ['400Regular', '600SemiBold', '700Bold'].map(weight => join(root, name, weight)))
    .concat(join(root, 'noto-color-emoji'))
  const sans = ['sans-serif', 'system-ui', 'PingFang TC', 'Helvetica Neue', 'Arial']
  const serif = ['serif', 'Times New Roman', 'Songti TC']
  const alias = (kind: string) => (name: string) =>
    `<alias binding="same"><family>${name}</family><prefer><family>Noto ${kind}</family><family>Noto ${kind} TC</family><family>Noto Color Emoji</family></prefer></alias>`
  const file = join(room, 'fonts.conf')
  await writeFile(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
${dirs.map(dir => `<dir>${dir}</dir>`).join('\n')}
<cachedir>${join(room, 'fonts')}</cachedir>
${[...sans.map(alias('Sans')), ...serif.map(alias('Serif'))].join('\n')}
</fontconfig>`,
  )
  return file
}
