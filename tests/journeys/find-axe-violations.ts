import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { BrowserContext, Page } from 'playwright-core'
import { z } from 'zod'

/** The smaller of its two files: half a megabyte that every page reads. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** Sent to the browser once for all pages of a context; only where axe looks is more of it read than its length. */
export async function bringAxe(context: BrowserContext): Promise<void> {
  await context.addInitScript(`globalThis.startAxe = () => {${source}}`)
}

/** Inside of a drawn page is nothing that is read out, but thousands of parts, each of which axe would look at. */
const withoutDrawings = `(async () => {
  const emptied = [...document.querySelectorAll('[role=img] > svg')].map(svg => [svg, [...svg.childNodes]])
  for (const [svg] of emptied) svg.replaceChildren()
  try {
    const { violations } = await axe.run({ exclude: ['[role=img] > svg'] }, { resultTypes: ['violations'] })
    return violations
  } finally {
    for (const [svg, parts] of emptied) svg.replaceChildren(...parts)
  }
})()`

const results = z.array(
  z.object({
    id: z.string(),
    help: z.string(),
    nodes: z.array(z.object({ html: z.string(), failureSummary: z.string().optional() })),
  }),
)

/** What axe objects to on a page of a context that it was brought to, a line for each element. */
export async function findAxeViolations(page: Page): Promise<string[]> {
  await page.evaluate(`'axe' in globalThis || startAxe()`)
  return results
    .parse(await page.evaluate(withoutDrawings))
    .flatMap(({ id, help, nodes }) =>
      nodes.map(
        ({ html, failureSummary = '' }) =>
          `${id}: ${help}: ${html.slice(0, 200)}: ${failureSummary.replaceAll(/\s+/g, ' ').slice(0, 240)}`,
      ),
    )
}
