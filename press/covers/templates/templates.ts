import type { CoverTemplate } from '#domain/covers/cover-colours'
import { classic } from './classic.ts'
import { dots } from './dots.ts'
import { full } from './full.ts'
import { grid } from './grid.ts'
import { horizon } from './horizon.ts'
import { obi } from './obi.ts'
import { polaroid } from './polaroid.ts'
import { seal } from './seal.ts'
import { stripe } from './stripe.ts'
import type { Template } from './template.ts'
import { window } from './window.ts'

/** Every template by its name; the `-white` variants are the same drawings in the light inks of the palette. */
export const templates: Record<CoverTemplate, Template> = {
  classic,
  window,
  full,
  obi,
  grid,
  seal,
  horizon,
  polaroid,
  dots,
  stripe,
}
