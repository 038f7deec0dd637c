import type { TypesetContext } from './context.ts'

/** mm2 that a picture has at least which dominates its page. */
export const dominantOn = ({ page }: TypesetContext['area']): number =>
  page.width * page.height * dominantShare

/** Of its page. */
const dominantShare = 0.2
