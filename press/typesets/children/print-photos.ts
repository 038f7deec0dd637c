import type { Element, ImageElement, ShapeElement } from '../../page/display-list.ts'
import type { Block } from '../../paginate/block.ts'
import { seeded } from '../seeded.ts'
import type { Crayons } from './crayons.ts'

/** mm of white around a print. */
const printBorder = 1.5

/** Makes the photos of a block prints that were stuck in: white borders, a coloured paper askew below, tape. */
export function asPrints(block: Block, crayons: Crayons): Block {
  if (block.kind !== 'photos') return block
  return {
    ...block,
    draw(rows, x, y) {
      const drawn = block.draw(rows, x, y)
      return { elements: printed(drawn.elements, crayons), regions: drawn.regions }
    },
  }
}

/** The pictures among the elements as prints. */
export function printed(elements: Element[], crayons: Crayons): Element[] {
  const prints = elements.filter(element => element.kind === 'image')
  // no paper over a neighbour
  return [
    ...prints.flatMap(print => mount(print, crayons)),
    ...elements,
    // several hold each other
    ...(prints.length === 1 ? prints.map(print => tape(print, crayons)) : []),
  ]
}

function mount(image: ImageElement, crayons: Crayons): Element[] {
  const b = printBorder
  const random = seeded(image.photo)
  const box = { x: image.x - b, y: image.y - b, w: image.w + 2 * b, h: image.h + 2 * b }
  const lean = (random() < 0.5 ? -1 : 1) * (0.5 + random() * 0.6)
  const paper: ShapeElement = {
    kind: 'shape',
    ...box,
    x: box.x - 2,
    y: box.y - 2,
    w: box.w + 4,
    h: box.h + 4,
    vw: box.w + 4,
    vh: box.h + 4,
    svg: `<path d="M${2 + lean} 1.600L${box.w + 2.4} ${2 + lean * 0.8}L${box.w + 2 - lean} ${box.h + 2.5}L1.6 ${box.h + 2 - lean * 0.8}Z" fill="${random() < 0.5 ? crayons.other : crayons.line}"/>`,
  }
  return [paper, { kind: 'rect', ...box, fill: '#FFFFFF', stroke: '#E9E2D6', strokeWidth: 0.15, radius: 0.6 }]
}

// Opaque, since some printers want no live transparency; no higher than the white around it, which is clear of the frame.
function tape(image: ImageElement, crayons: Crayons): Element {
  const random = seeded(`${image.photo} tape`)
  const color = random() < 0.5 ? '#F6E7B4' : crayons.soft
  const length = Math.min(20, image.w * 0.4)
  const turn = (random() - 0.5) * 4
  return {
    kind: 'shape',
    x: image.x + image.w / 2 - 11,
    y: image.y - printBorder - 0.9,
    w: 22,
    h: 6.6,
    vw: 22,
    vh: 6.6,
    svg: `<path transform="rotate(${turn.toFixed(1)} 11 3.3)" d="M${11 - length / 2} 0.7h${length}l-.7 1.3.7 1.300-.7 1.300.7 1.300h-${length}l.7-1.300-.7-1.300.7-1.300z" fill="${color}"/>`,
  }
}
