import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { z } from 'zod'

const { source } = axe

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

/** What axe objects to on a page, a line for each element. */
export async function findAxeViolations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(`'axe' in globalThis`))) await page.evaluate(source)
  const found = await page.evaluate(withoutDrawings)
  return results
    .parse(found)
    .flatMap(({ id, help, nodes }) =>
      nodes.map(
        ({ html, failureSummary = '' }) =>
          `${id}: ${help}: ${html.slice(0, 200)}: ${failureSummary.replaceAll(/\s+/g, ' ').slice(0, 240)}`,
      ),
    )
}
