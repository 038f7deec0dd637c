import { type FrontDesign, plainFront } from '../../../typesets/front-design.ts'
import { typesets } from '../../../typesets/typesets.ts'
import type { FrontContext } from './front-context.ts'

/** How the pages around the months of a book look. */
export const frontDesignOf = ({ settings }: Pick<FrontContext, 'settings'>): FrontDesign =>
  typesets[settings.typeset].front ?? plainFront
