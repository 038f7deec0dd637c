import type { Element, Region } from '../page/display-list.ts'

export interface Drawn {
  elements: Element[]
  regions: Region[]
}

/** What is drawn, moved by so many mm. */
export const movedBy = ({ elements, regions }: Drawn, by: { x: number; y: number }): Drawn => ({
  elements: elements.map(element => ({ ...element, x: element.x + by.x, y: element.y + by.y })),
  regions: regions.map(region => ({ ...region, x: region.x + by.x, y: region.y + by.y })),
})
