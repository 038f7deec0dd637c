import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type BrowserServer, chromium } from 'playwright-core'
import { findChromium } from './find-chromium.ts'

/** Chromium for many tests at once. */
export async function launchChromium(folder: string): Promise<BrowserServer> {
  await mkdir(folder, { recursive: true })
  const FONTCONFIG_FILE = await writeFonts(folder)
  const executable = await findChromium(folder)
  // a locale without Unicode leaves downloads without their names
  const env = { ...executable.env, FONTCONFIG_FILE, LC_ALL: 'C.UTF-8' }
  return chromium.launchServer({ ...executable, env })
}

/** The screens in our own fonts, so that a screenshot looks alike on every machine, also where none are installed. */
export async function writeFonts(folder: string): Promise<string> {
  const root = join(import.meta.dirname, '..', '..', 'node_modules', '@expo-google-fonts')
  const dirs = ['noto-sans', 'noto-sans-tc', 'noto-serif', 'noto-serif-tc', 'noto-sans-arabic']
    .flatMap(name => ['400Regular', '600SemiBold', '700Bold'].map(weight => join(root, name, weight)))
    .concat(join(root, 'noto-color-emoji'))
  const sans = ['sans-serif', 'system-ui', 'PingFang TC', 'Helvetica Neue', 'Arial']
  const serif = ['serif', 'Times New Roman', 'Songti TC']
  const alias = (kind: string) => (name: string) =>
    `<alias binding="same"><family>${name}</family><prefer><family>Noto ${kind}</family><family>Noto ${kind} TC</family><family>Noto Color Emoji</family></prefer></alias>`
  const file = join(folder, 'fonts.conf')
  await writeFile(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
${dirs.map(dir => `<dir>${dir}</dir>`).join('\n')}
<cachedir>${join(folder, 'fonts')}</cachedir>
${[...sans.map(alias('Sans')), ...serif.map(alias('Serif'))].join('\n')}
</fontconfig>`,
  )
  return file
}
