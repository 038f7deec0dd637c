export const designSteps = ['cover', 'content', 'preview'] as const
export type DesignStep = (typeof designSteps)[number]

/** The step that a path belongs to: what one selects is content, inserted pages belong to the cover (specification 2). */
export function stepAt(path: string): DesignStep | undefined {
  const screen = path.split('/')[3]
  return screen === undefined ? undefined : steps.get(screen)
}

export function stepAddress(step: DesignStep, bid: string): string {
  return `/app/design/${step}?bid=${encodeURIComponent(bid)}`
}

const steps = new Map<string, DesignStep>([
  ['cover', 'cover'],
  ['pages', 'cover'],
  ['selection', 'content'],
  ['content', 'content'],
  ['preview', 'preview'],
])
