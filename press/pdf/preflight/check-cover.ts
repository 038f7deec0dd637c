import { coverGeometry, type Panel } from '../../printers/cover-geometry.ts'
import { coverBoxes } from '../../printers/page-boxes.ts'
import { checkBoxes } from './check-boxes.ts'
import type { CheckedFile } from './checked-file.ts'
import { type Finding, rounded } from './finding.ts'
import { insetOf, mmOf } from './inset.ts'

/** One sheet of back, spine and front for so many printed pages, with its words inside the safe parts. */
export function checkCover(checked: CheckedFile, innerPages: number): Finding[] {
  const { profile, trim, binding, file, facts } = checked
  const want = coverGeometry(profile, trim, binding, innerPages)
  const findings = checkBoxes(checked, coverBoxes(profile, want.trim)).map(
    (finding): Finding => (finding.rule === 'page-size' ? { ...finding, rule: 'cover-size' } : finding),
  )
  if (facts.pages.length !== 1)
    findings.push({
      rule: 'page-count-high',
      severity: 'error',
      file,
      numbers: { pages: facts.pages.length, most: 1 },
    })
  if (profile.spineBy[binding] === 'printer')
    findings.push({
      rule: 'spine-estimated',
      severity: 'warning',
      file,
      numbers: { mm: rounded(want.spine.w), pages: innerPages },
    })
  const [sheet] = facts.pages
  if (sheet?.trim === undefined) return findings
  const near = new Map<string, number>()
  for (const { bounds } of sheet.words) {
    const { left, top } = insetOf(bounds, sheet.trim)
    const box = {
      x: left + want.bleed,
      y: top + want.bleed,
      w: mmOf(bounds.right - bounds.left),
      h: mmOf(bounds.top - bounds.bottom),
    }
    const middle = box.x + box.w / 2
    const panel = middle < want.spine.x ? 'back' : middle < want.front.x ? 'spine' : 'front'
    near.set(panel, Math.max(near.get(panel) ?? Number.NEGATIVE_INFINITY, outside(box, want.safe[panel])))
  }
  for (const [panel, mm] of near) {
    const at = { severity: 'error' as const, file, page: 1 }
    if (panel === 'spine' && !want.spineText)
      findings.push({
        rule: 'spine-text',
        ...at,
        numbers: { pages: innerPages, from: profile.spineTextFrom },
      })
    else if (mm > slack) {
      const required = panel === 'spine' ? want.safe.spine.x - want.spine.x : profile.safety.picture
      const numbers = { side: panel, mm: rounded(required - mm), wanted: rounded(required) }
      findings.push({ rule: 'text-in-safety', ...at, numbers })
    }
  }
  return findings
}

// mm; as on inner pages.
const slack = 0.2

/** How far a box sticks out of a panel, at its worst side. */
function outside(box: Panel, panel: Panel): number {
  return Math.max(
    panel.x - box.x,
    panel.y - box.y,
    box.x + box.w - panel.x - panel.w,
    box.y + box.h - panel.y - panel.h,
  )
}
