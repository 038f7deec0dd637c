import type { ShapeElement } from '../../page/display-list.ts'

const drawings = {
  star: 'M12 2.6c1.1 2.4 1.9 4.3 2.7 5.9 1.9.3 4.1.5 6.5.9-1.7 1.7-3.2 3-4.6 4.5.3 2 .8 4 1.1 6.4-2.1-1-3.8-2-5.7-3-1.9 1-3.6 2.1-5.7 3.1.4-2.4.7-4.3 1.1-6.4-1.5-1.4-3.1-2.9-4.6-4.6 2.4-.4 4.4-.6 6.4-.9.9-1.7 1.7-3.6 2.8-5.9z',
  cloud:
    'M6.4 18.6c-2.7.2-4.6-1.4-4.6-3.6 0-2 1.5-3.5 3.4-3.6.1-3 2.4-5.1 5.2-5.1 2.3 0 4.2 1.3 5 3.4 3.3-.5 6.5 1.5 6.6 4.6.1 2.8-2 4.4-4.6 4.4-3.6.1-7.3 0-11-.1z',
  leaf: 'M4.2 19.8c-1.7-6.3.6-14.6 15.6-15.6.9 11.9-5.6 17.3-12.8 14.6M4.2 19.8c2.6-4.6 5.8-7.8 10-10.2',
  flower:
    'M12 9.4c-2.6-6.4 2.9-7.2 2.3-1.4 4.8-4 7.1 1.3 1.6 2.6 6.1 2.2 3 6.8-1.3 3.1 1.5 6-4.2 6.3-3.5.7-4.4 4-7.4-.8-2.3-3-6.2-.7-4.5-6.1.7-3.4z',
  sun: 'M12 6.8a5.2 5.2 0 1 0 .1 10.4 5.2 5.2 0 0 0-.1-10.4zM12 1.6v2.3M12 20.2v2.2M1.7 12.1h2.2M20.2 12h2.2M4.7 4.6l1.6 1.7M17.8 17.7l1.6 1.6M19.4 4.7l-1.7 1.6M6.3 17.8l-1.7 1.6',
  heart:
    'M12 20.3c-5-3.6-8.9-7-8.9-11.3 0-2.9 2-4.9 4.5-4.9 2 0 3.6 1.2 4.4 3.1.9-2 2.5-3.1 4.5-3 2.6 0 4.5 2.1 4.4 4.9-.1 4.2-4 7.6-8.9 11.2z',
  drop: 'M12.1 2.8c3.5 4.7 5.9 8 5.9 11.6a6 6 0 0 1-12 .1c0-3.600 2.500-7 6.100-11.700z',
  moon: 'M15.400 3.200c-4.700 1.500-7.200 5.300-6.800 9.700.4 4.200 3.600 7.300 8.100 7.800-6.100 2.300-13-2-13.200-8.800-.2-6.600 5.900-10.900 11.900-8.700z',
  pencil:
    'M3.600 20.500l1.200-5.100L16 4.100l4 3.900L8.700 19.200zM13.400 6.700l3.900 4M4.800 15.400l3.900 3.800',
} as const

export type DoodleName = keyof typeof drawings

/** A small drawing, filled softly and lined by hand; `turn` in degrees. mm. */
export function doodle(
  name: DoodleName,
  at: { x: number; y: number; size: number; turn?: number },
  colors: { fill: string; line: string },
): ShapeElement {
  return {
    kind: 'shape',
    x: at.x,
    y: at.y,
    w: at.size,
    h: at.size,
    vw: 30,
    vh: 30,
    svg: `<g transform="translate(3 3) rotate(${(at.turn ?? 0).toFixed(1)} 12 12)"><path d="${drawings[name]}" fill="${colors.fill}" transform="translate(.9 .8)"/><path d="${drawings[name]}" fill="none" stroke="${colors.line}" stroke-width="1.1" stroke-linecap="round" stroke-linejoin="round"/></g>`,
  }
}
