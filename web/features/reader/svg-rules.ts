// Drawings come from our own press. These rules are the second wall: whatever they do not name is refused.

/** Whether an element may stand in a drawing of a page. Glyphs are outlines: there is no text, style or link. */
export function isAllowedElement(name: string): boolean {
  return elements.has(name)
}

/** Whether an attribute may: no handlers, no styles, links only within the drawing, to our own pictures, or pictures inside. */
export function isAllowedAttribute(name: string, value: string): boolean {
  const local = name.replace(/^xlink:/, '')
  if (/^on/i.test(name) || local === 'style') return false
  if (local === 'href') return /^(#|\/(?!\/)|data:image\/(png|jpeg|gif|webp|svg\+xml)[;,])/.test(value)
  // paint by reference stays inside
  return !/url\(\s*['"]?(?!#)/i.test(value)
}

/**
 * The text of a drawing with its ids made its own, so that two pages on one screen do not take each other's glyphs, and
 * without the white space between elements.
 */
export function scopeDrawing(svg: string, scope: string): string {
  return svg
    .replace(/>\s+</g, '><')
    .replace(/\bid="/g, `id="${scope}`)
    .replace(/href="#/g, `href="#${scope}`)
    .replace(/url\((['"]?)#/g, `url($1#${scope}`)
}

/** The text of a drawing without the outlines of the glyphs that are known. */
export function leaveOutGlyphs(svg: string, isKnown: (id: string) => boolean): string {
  const [before = '', ...glyphs] = svg.split(glyphStart)
  const ownGlyphs = glyphs.map(glyph => {
    const end = glyph.indexOf(glyphEnd)
    const isShown = end !== -1 && isKnown(glyph.slice(0, glyph.indexOf('"')))
    return isShown ? glyph.slice(end + glyphEnd.length) : glyphStart + glyph
  })
  return before + ownGlyphs.join('')
}

/**
 * The same drawing with each glyph that is one outline as a path of its own: as a symbol, the browser would make a drawing within
 * the drawing wherever it stands.
 */
export function unwrapGlyphs(svg: string): string {
  return svg.replace(/<symbol (id="[^"]*") overflow="visible">(<path )(d="[^"]*"\/>)<\/symbol>/g, '$2$1 $3')
}

const glyphStart = '<symbol id="'
const glyphEnd = '</symbol>'

const elements = new Set([
  ...[
    'svg',
    'g',
    'defs',
    'symbol',
    'use',
    'path',
    'rect',
    'circle',
    'ellipse',
    'line',
    'polygon',
    'polyline',
  ],
  ...['image', 'clipPath', 'mask', 'pattern', 'linearGradient', 'radialGradient', 'stop', 'title', 'desc'],
])
