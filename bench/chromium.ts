import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Browser, chromium } from 'playwright-core'
import { findChromium } from '../tests/journeys/find-chromium.ts'
import { writeFonts } from '../tests/journeys/launch-chromium.ts'
import type { Face } from './page-for-chromium.ts'

/** Starts headless Chromium, its letters unhinted so that they lie where the press would put them; without fonts it ends at an emoji. */
export async function startChromium(folder: string, more: readonly string[] = []): Promise<Browser> {
  const own = join(folder, 'chromium')
  const { args, env, ...found } = await findChromium(own)
  return chromium.launch({
    ...found,
    env: { ...env, FONTCONFIG_FILE: await writeFonts(own) },
    args: [...args, '--font-render-hinting=none', ...more],
  })
}

/** An open page with the fonts loaded, that prints one body after the other. */
export async function openPrinter(browser: Browser, folder: string, html: string, faces: Face[]) {
  const file = join(folder, 'print.html')
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
