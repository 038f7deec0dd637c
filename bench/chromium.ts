import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Browser, chromium } from 'playwright-core'
import type { Face } from './page-for-chromium.ts'

/**
 * Starts headless Chromium: the one of the machine if there is one, else the one that comes with the development
 * packages, with the libraries that a bare machine lacks unpacked beside it.
 */
export async function startChromium(room: string, more: readonly string[] = []): Promise<Browser> {
  const args = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-dev-shm-usage',
    '--font-render-hinting=none',
    ...more,
  ]
  const own = machines.find(existsSync)
  if (own) return chromium.launch({ executablePath: own, args })
  const folder = join(room, 'chromium')
  await mkdir(folder, { recursive: true })
  // the package unpacks into the temporary folder, and its libraries only where it believes to be in AWS
  const borrowed = { TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' }
  const before = { ...process.env }
  Object.assign(process.env, borrowed)
  try {
    const { default: packed } = await import('@sparticuz/chromium')
    packed.setGraphicsMode = false
    const executablePath = await packed.executablePath()
    return await chromium.launch({ executablePath, args, env: { ...environment(), HOME: folder } })
  } finally {
    for (const name of ['TMPDIR', 'AWS_EXECUTION_ENV', 'LD_LIBRARY_PATH', 'FONTCONFIG_PATH'])
      if (before[name] === undefined) delete process.env[name]
      else process.env[name] = before[name]
  }
}

const machines = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

function environment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
}

/** An open page with the fonts loaded, that prints one body after the other. */
export async function openPrinter(browser: Browser, room: string, html: string, faces: Face[]) {
  const file = join(room, 'print.html')
  await writeFile(file, html)
  const page = await browser.newPage()
  await page.goto(pathToFileURL(file).href)
  // by script: with @font-face this Chromium fails to load fonts of 10 MB (an assertion in its log)
  await page.evaluate(`Promise.all(${JSON.stringify(faces)}.map(async ({ family, weight, source }) => {
    document.fonts.add(await new FontFace(family, source, { weight }).load())
  }))`)
  return {
    /** One PDF; with `tagged` also its outline, as for reading. */
    async print(body: string, tagged: boolean): Promise<Buffer> {
      await page.evaluate(`document.body.innerHTML = ${JSON.stringify(body)};
        Promise.all([...document.images].map(image => image.complete || new Promise((done, fail) => {
          image.onload = done
          image.onerror = () => fail(new Error('no photo ' + image.src))
        }))).then(() => undefined)`)
      return page.pdf({ preferCSSPageSize: true, printBackground: true, tagged, outline: tagged })
    },
    close: () => page.close(),
  }
}
