import { createHash } from 'node:crypto'
import { escaped } from '../../../kernel/http/escaped.ts'

export interface CanvasPage {
  html: string
  /** For the Content-Security-Policy header: nothing but the cover and the styles of this page. */
  policy: string
}

/** A square of `size` px with a book lying on warm paper, to be embedded. Without an address of a cover, the paper alone. */
export function canvasPage(canvas: {
  size: number
  lang: string
  title: string
  /** height / width of the cover */
  aspect: number
  coverHref?: string
}): CanvasPage {
  const { size, lang, title, aspect, coverHref } = canvas
  const { width, height } = bookIn(size, aspect)
  const style = styleOf(size, width, height)
  const book =
    coverHref === undefined
      ? ''
      : `<img src="${escaped(coverHref)}" alt="${escaped(title)}" width="${width}" height="${height}">`
  const html = `<!doctype html>
<html lang="${escaped(lang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)}</title>
<style>${style}</style>
</head>
<body><main>${book}</main></body>
</html>
`
  const hash = createHash('sha256').update(style).digest('base64')
  return {
    html,
    policy: `default-src 'none'; img-src 'self'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors *`,
  }
}

/** px; how large a book of a form (height / width) lies on a canvas. */
export function bookIn(size: number, aspect: number): { width: number; height: number } {
  const height = Math.round(size * 0.84)
  return { width: Math.round(height / aspect), height }
}

function styleOf(size: number, width: number, height: number): string {
  const px = (part: number) => `${Math.max(1, Math.round(size * part))}px`
  return [
    'html,body{margin:0;background:#FBF8F3}',
    `main{box-sizing:border-box;width:${size}px;height:${size}px;overflow:hidden;display:grid;place-items:center}`,
    // the fore edge of the pages at the right, the shadow of a book that lies on a table below
    `img{display:block;width:${width}px;height:${height}px;border-radius:1px ${px(0.006)} ${px(0.006)} 1px;` +
      `box-shadow:${px(0.006)} 0 0 #EFE7DA,${px(0.01)} 0 0 #D9CFBE,` +
      `${px(0.012)} ${px(0.012)} ${px(0.02)} rgba(31,35,40,.22),${px(0.02)} ${px(0.035)} ${px(0.06)} rgba(31,35,40,.2)}`,
  ].join('')
}
