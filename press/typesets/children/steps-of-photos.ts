import type { Block } from '../../paginate/block.ts'
import { boxesOf } from '../../paginate/box.ts'
import { continuedRows } from './badge.ts'
import type { Option, Steps } from './step.ts'

/** The photos of a story that goes over pages, and those of them that may stand together. */
export interface PhotosToSet {
  count: number
  groups: readonly GroupToSet[]
}

/** Photos from one up to another. */
export interface GroupToSet {
  from: number
  to: number
  /** Rows of white above it. */
  gap: number
  options: Option[]
  /** Stand below it. */
  captions: readonly Block[]
}

/** Adds a place before each photo, with the ways from it to later ones; behind the last of them the next row begins. `cuts`: what it costs that a page ends before the first, or before another. */
export function addPhotos(
  { from, cuts, heads }: Pick<Steps, 'from' | 'cuts' | 'heads'>,
  { count, groups }: PhotosToSet,
  cutAt: { first: number | undefined; other: number },
) {
  const byPhoto = Map.groupBy(groups, group => group.from)
  const groupsAt = (photo: number) =>
    (byPhoto.get(photo) ?? []).map(group => ({ ...group, boxes: group.captions.flatMap(boxesOf) }))
  // captions have places of their own, behind that of the first photo over them
  const places = [from.length]
  for (let photo = 0; photo < count; photo++)
    places.push((places[photo] ?? 0) + groupsAt(photo).reduce((sum, { boxes }) => sum + boxes.length, 1))
  for (let photo = 0; photo < count; photo++) {
    const steps: Steps['from'][number] = []
    add(steps, photo === 0 ? cutAt.first : cutAt.other, continuedRows.photos)
    for (const { to, gap, options, captions, boxes } of groupsAt(photo)) {
      const end = places[to] ?? 0
      steps.push({ to: boxes.length > 0 ? from.length : end, gap, options })
      for (const [n, { block: at, glue, natural: rows, line, lines }] of boxes.entries()) {
        const block = captions[at]
        const next = n < boxes.length - 1 ? from.length + 1 : end
        add(block ? [{ to: next, gap: glue, options: [{ rows, fault: 0, block, line, lines }] }] : [])
      }
    }
  }

  function add(steps: Steps['from'][number], cut?: number, head = 0) {
    from.push(steps)
    cuts.push(cut)
    heads.push(head)
  }
}
