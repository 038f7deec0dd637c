import { describe, expect, it } from 'vitest'
import { bindingNames } from '#domain/catalogue/bindings'
import { insideMargin } from '../printers/printer-profile.ts'
import { profiles } from '../printers/profiles.ts'
import { typesets } from '../typesets/typesets.ts'
import { areaFor, areaLeft } from './geometry.ts'

describe.each(Object.values(typesets))('$name', typeset => {
  it.each(Object.values(profiles))('keeps its words in the safe area of $name, at any thickness', profile => {
    for (const binding of bindingNames) {
      const area = areaFor(typeset, profile, binding)
      for (const pages of [24, 60, 100, 151, 200, 240]) {
        for (const recto of [true, false]) {
          const left = areaLeft(area, profile, pages, recto)
          const right = area.page.width - left - area.width
          const [inner, outer] = recto ? [left, right] : [right, left]
          expect(inner).toBeGreaterThan(insideMargin(profile, pages) - 0.001)
          expect(outer).toBeGreaterThan(profile.safety.text - 0.001)
        }
      }
      expect(area.top).toBeGreaterThanOrEqual(profile.safety.text)
      expect(area.page.height - area.top - area.height).toBeGreaterThanOrEqual(profile.safety.text)
      expect(area.rows).toBeGreaterThanOrEqual(25)
    }
  })
  it('is set in the same type area by the house whichever way it is bound: a month counts as many pages', () => {
    expect(areaFor(typeset, profiles.house, 'hardback')).toEqual(
      areaFor(typeset, profiles.house, 'paperback'),
    )
  })
})
