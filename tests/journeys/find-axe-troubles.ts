import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { z } from 'zod'

const { source } = axe

const results = z.array(
  z.object({
    id: z.string(),
    help: z.string(),
    nodes: z.array(z.object({ html: z.string(), failureSummary: z.string().optional() })),
  }),
)

/** What axe objects to on a page, a line for each element. Inside of a drawn page is nothing that is read out. */
export async function findAxeTroubles(page: Page): Promise<string[]> {
  await page.evaluate(source)
  const found = await page.evaluate(
    `axe.run({ exclude: ['[role=img] > svg'] }, { resultTypes: ['violations'] }).then(all => all.violations)`,
  )
  return results
    .parse(found)
    .flatMap(({ id, help, nodes }) =>
      nodes.map(
        ({ html, failureSummary = '' }) =>
          `${id}: ${help}: ${html.slice(0, 200)}: ${failureSummary.replaceAll(/\s+/g, ' ').slice(0, 240)}`,
      ),
    )
}
