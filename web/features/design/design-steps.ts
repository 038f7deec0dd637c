export const designSteps = ['cover', 'content', 'preview'] as const
export type DesignStep = (typeof designSteps)[number]

/** The step that a path belongs to: what one selects is content, inserted pages belong to the cover (specification 2). */
export function stepAt(path: string): DesignStep | undefined {
  const screen = path.split('/')[3]
  return screen === undefined ? undefined : steps.get(screen)
}

/** What is done with content: what goes into the book is chosen, and how it reads there is edited. */
export const contentParts = ['selection', 'content'] as const
export type ContentPart = (typeof contentParts)[number]

/** The screen of a step, at the month (YYYYMM) and page where one is. */
export function stepAddress(
  screen: DesignStep | ContentPart,
  bid: string,
  month?: string | null,
  page?: string | null,
): string {
  const named = { bid, ...(month && { month }), ...(page && page !== 'cover' && { page }) }
  return `/app/design/${screen}?${new URLSearchParams(named)}`
}

const steps = new Map<string, DesignStep>([
  ['cover', 'cover'],
  ['pages', 'cover'],
  ['selection', 'content'],
  ['content', 'content'],
  ['proofing', 'content'],
  ['privacy', 'content'],
  ['preview', 'preview'],
])
