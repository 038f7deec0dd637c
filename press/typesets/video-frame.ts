import type { Media } from '#domain/books/item'
import type { Element } from '../page/display-list.ts'

/** No decoder: a frame with the sign of a film, and its address as a QR code where it has one. */
export function videoFrame(media: Media, box: { x: number; y: number; w: number; h: number }): Element[] {
  const size = Math.min(box.w, box.h) * 0.3
  const address = /^https?:\/\//.test(media.uri) ? media.uri : undefined
  const qr = Math.min(18, box.h - 6)
  return [
    { kind: 'rect', ...box, fill: '#E9E4DA', radius: 1 },
    {
      kind: 'shape',
      x: box.x + (box.w - size) / 2,
      y: box.y + (box.h - size) / 2,
      w: size,
      h: size,
      vw: 24,
      vh: 24,
      svg: '<circle cx="12" cy="12" r="11" fill="none" stroke="#8A8175" stroke-width="1"/><path d="M9.5 7.5l7.5 4.5-7.5 4.5z" fill="#8A8175"/>',
    },
    ...(address
      ? [{ kind: 'qr' as const, x: box.x + box.w - qr - 3, y: box.y + box.h - qr - 3, w: qr, text: address }]
      : []),
  ]
}
