import type { Element, ImageElement } from '../../page/display-list.ts'
import type { Block } from '../../paginate/block.ts'
import { seeded } from '../seeded.ts'
import type { Crayons } from './crayons.ts'

/** mm of white around a print. */
export const printBorder = 1.5

/** Makes the photos of a block prints that were stuck in: with white borders, one alone on a coloured paper askew, with tape. */
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
  // several hold each other, and stand quiet
  const isAlone = prints.length === 1
  return [
    ...(isAlone ? prints.flatMap(print => paper(print, crayons)) : []),
    ...prints.map(border),
    ...elements,
    ...(isAlone ? prints.map(print => tape(print, crayons)) : []),
  ]
}

const around = ({ x, y, w, h }: ImageElement, by: number) => ({
  x: x - by,
  y: y - by,
  w: w + 2 * by,
  h: h + 2 * by,
})

const border = (image: ImageElement): Element => ({
  ...{ kind: 'rect', ...around(image, printBorder), fill: '#FFFFFF', stroke: '#E9E2D6', strokeWidth: 0.15 },
  radius: 0.6,
})

function paper(image: ImageElement, crayons: Crayons): Element[] {
  const random = seeded(image.photo)
  const box = around(image, printBorder)
  const lean = (random() < 0.5 ? -1 : 1) * (0.5 + random() * 0.6)
  return [
    {
      kind: 'shape',
      ...around(image, printBorder + 2),
      vw: box.w + 4,
      vh: box.h + 4,
      svg: `<path d="M${2 + lean} 1.600L${box.w + 2.4} ${2 + lean * 0.8}L${box.w + 2 - lean} ${box.h + 2.5}L1.6 ${box.h + 2 - lean * 0.8}Z" fill="${random() < 0.5 ? crayons.other : crayons.line}"/>`,
    },
  ]
}

// Opaque, since some printers want no live transparency; on the white over a print and none of the picture, whose words and faces often begin at its head.
function tape(image: ImageElement, crayons: Crayons): Element {
  const random = seeded(`${image.photo} tape`)
  const color = random() < 0.5 ? '#F6E7B4' : crayons.soft
  const length = Math.min(20, image.w * 0.4)
  const turn = (random() - 0.5) * 4
  return {
    kind: 'shape',
    x: image.x + image.w / 2 - 11,
    y: image.y - tapeHigh,
    w: 22,
    h: tapeHigh,
    vw: 22,
    vh: tapeHigh,
    svg: `<path transform="rotate(${turn.toFixed(1)} 11 2.4)" d="M${11 - length / 2} 0.6h${length}l-.7.9.7.9-.7.9.7.9h-${length}l.7-.9-.7-.9.7-.9z" fill="${color}"/>`,
  }
}

/** mm of a piece of tape, with what it turns by: half on a print, and clear of the frame above it. */
const tapeHigh = 4.8
