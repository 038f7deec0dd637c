import type { parseDocument } from 'htmlparser2'
import { tidyText } from '../clean-text.ts'

export type Document = ReturnType<typeof parseDocument>
type Node = Document['children'][number]
export type Element = Extract<Node, { attribs: unknown }>

/** Pages nest some twenty levels; what is deeper than this is no page, and is left unread. */
const DEEPEST = 400

const BLOCKS = new Set(
  'div p section footer header main article ul ol li table tbody tr td th h1 h2 h3 h4 h5 h6'.split(' '),
)

/** All elements below a node, in the order of the page. */
export function elementsIn(node: Document | Element): Element[] {
  const elements: Element[] = []
  const waiting = [...node.children].reverse()
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (!isElement(next)) continue
    elements.push(next)
    for (let index = next.children.length - 1; index >= 0; index -= 1) {
      const child = next.children[index]
      if (child) waiting.push(child)
    }
  }
  return elements
}

export function childElements(element: Element): Element[] {
  return element.children.filter(isElement)
}

export function hasClass(element: Element, name: string): boolean {
  return ` ${element.attribs.class ?? ''} `.includes(` ${name} `)
}

export function headingOf(element: Element): boolean {
  return /^h[1-6]$/.test(element.name) || hasClass(element, '_a6-h') || hasClass(element, '_2lek')
}

/** Text between blocks, in the order of the page, with the element that holds it. */
export function blocksOf(root: Element): { element: Element; text: string }[] {
  const blocks: { element: Element; text: string }[] = []
  const close = (element: Element, text: string): void => {
    const tidy = tidyText(text)
      .replace(/[ ]+/g, ' ')
      .replace(/ ?\n ?/g, '\n')
      .trim()
    if (tidy !== '') blocks.push({ element, text: tidy })
  }
  let levels = 0
  const visit = (element: Element): void => {
    let text = ''
    levels += 1
    const gather = (node: Element): void => {
      if (levels > DEEPEST) return
      levels += 1
      for (const child of node.children) {
        if (child.type === 'text') text += child.data.replace(/[ \t\r\n]+/g, ' ')
        else if (!isElement(child)) continue
        else if (child.name === 'br') text += '\n'
        else if (BLOCKS.has(child.name) || isPicture(child) || holdsBlock(child)) {
          close(element, text)
          text = ''
          visit(child)
        } else gather(child)
      }
      levels -= 1
    }
    if (isPicture(element)) blocks.push({ element, text: '' })
    gather(element)
    levels -= 1
    close(element, text)
  }
  visit(root)
  return blocks
}

export function textOf(element: Element): string {
  return blocksOf(element)
    .map(({ text }) => text)
    .filter(text => text !== '')
    .join('\n')
}

export function isPicture(element: Element): boolean {
  return element.name === 'img' || element.name === 'video'
}

function holdsBlock(element: Element): boolean {
  return (
    element.name === 'a' && childElements(element).some(child => BLOCKS.has(child.name) || isPicture(child))
  )
}

function isElement(node: { type: string }): node is Element {
  return node.type === 'tag'
}
