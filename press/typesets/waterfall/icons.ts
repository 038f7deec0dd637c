import type { ShapeElement } from '../../page/display-list.ts'

/** Small drawn signs, 24 units square, in one stroke each. */
const shapes = {
  pin: 'M12 21.5c-4-4.6-6.5-8.2-6.5-11.6a6.5 6.5 0 0 1 13 0c0 3.4-2.5 7-6.5 11.6zM12 12.4a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  people:
    'M9 11.5a3.6 3.6 0 1 0 0-7.2 3.6 3.6 0 0 0 0 7.2zM2.5 19.5c.4-3.6 3-5.6 6.5-5.6s6.1 2 6.5 5.6M16 11.3a3.2 3.2 0 0 0 0-6.3M18 14.2c2.1.7 3.3 2.4 3.6 5',
}

export function icon(
  name: keyof typeof shapes,
  color: string,
  at: { x: number; y: number; size: number },
): ShapeElement {
  return {
    kind: 'shape',
    x: at.x,
    y: at.y,
    w: at.size,
    h: at.size,
    vw: 24,
    vh: 24,
    svg: `<path d="${shapes[name]}" fill="none" stroke="${color}" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>`,
  }
}
