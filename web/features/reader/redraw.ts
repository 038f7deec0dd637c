/**
 * Makes the drawing on screen equal to the next one and touches only what differs: pictures that stay do not flicker,
 * and a line of words that changed is all that the browser draws again. Both must have their ids from one scope.
 */
export function redraw(shown: Element, next: Element): void {
  copyAttributes(shown, next)
  if (shown.localName === 'defs') redefine(shown, next)
  else reline(shown, next)
}

function reline(shown: Element, next: Element): void {
  const olds = [...shown.children]
  const news = [...next.children]
  // what is equal at both ends stays; between them one after the other
  let start = 0
  while (start < olds.length && start < news.length && olds[start]?.isEqualNode(news[start] ?? null))
    start += 1
  let end = 0
  const most = Math.min(olds.length, news.length) - start
  while (end < most && olds.at(-1 - end)?.isEqualNode(news.at(-1 - end) ?? null)) end += 1
  const before = olds.slice(start, olds.length - end)
  const after = news.slice(start, news.length - end)
  const behind = olds[olds.length - end] ?? null
  before.forEach((old, at) => {
    const replacement = after[at]
    if (!replacement) old.remove()
    else if (isAlike(old, replacement)) redraw(old, replacement)
    else old.replaceWith(replacement)
  })
  for (const added of after.slice(before.length)) shown.insertBefore(added, behind)
}

// glyphs and clips are named by their content: what is known is right, and a few too many do no harm
function redefine(shown: Element, next: Element): void {
  const ids = new Set([...shown.children].map(child => child.id))
  for (const child of [...next.children]) if (!ids.has(child.id)) shown.append(child)
}

function isAlike(old: Element, next: Element): boolean {
  if (old.localName !== next.localName || old.id !== next.id) return false
  // another picture takes the place as a new element: the old one would stay in sight until it is loaded
  return old.localName !== 'image' || hrefOf(old) === hrefOf(next)
}

function hrefOf(image: Element): string | null {
  return image.getAttribute('href') ?? image.getAttribute('xlink:href')
}

function copyAttributes(shown: Element, next: Element): void {
  for (const { name } of [...shown.attributes]) if (!next.hasAttribute(name)) shown.removeAttribute(name)
  for (const { name, value, namespaceURI } of next.attributes)
    if (shown.getAttribute(name) !== value) shown.setAttributeNS(namespaceURI, name, value)
}
