/**
 * The same drawing in half of its bytes. Nearly all of a page's SVG are outlines of glyphs, in numbers of eight decimals;
 * a thousandth of a point is less than any printer or screen can show.
 */
export function compactSvg(svg: string): string {
  return svg
    .replace(/>\s+</g, '><')
    .replaceAll(' fill-rule="nonzero"', '')
    .replace(/(?<= d=")[^"]*/g, compactPath)
}

// Without a function for each number: there are ten thousand on a page.
function compactPath(path: string): string {
  return path
    .replace(/(\.\d{3})\d+/g, '$1')
    .replace(/\b0\./g, '.')
    .replace(/ ?([-A-Za-z]) ?/g, '$1')
}
