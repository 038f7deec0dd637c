import type { DomHandler } from 'htmlparser2'
import { tidyText } from '../clean-text.ts'

export type Document = DomHandler['root']
export type Node = Document['children'][number]
export type Element = Extract<Node, { attribs: unknown }>

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

/** Text between blocks, in the order of the page, with the element that holds it. A page is of bounded depth (`parse-html.ts`). */
export function blocksOf(root: Element): { element: Element; text: string }[] {
  const blocks: { element: Element; text: string }[] = []
  const close = (element: Element, text: string): void => {
    const tidy = tidyBlock(text)
    if (tidy !== '') blocks.push({ element, text: tidy })
  }
  const visit = (element: Element): void => {
    let text = ''
    const gather = (node: Element): void => {
      for (const child of node.children) {
        const words = ownText(child)
        if (words !== undefined) text += words
        else if (!isElement(child)) continue
        else if (isBlock(child)) {
          close(element, text)
          text = ''
          visit(child)
        } else gather(child)
      }
    }
    if (isPicture(element)) blocks.push({ element, text: '' })
    gather(element)
    close(element, text)
  }
  visit(root)
  return blocks
}

/** The text that a node is by itself: that of a text node, or a line break. */
export function ownText(node: Node): string | undefined {
  if (node.type === 'text') return node.data.replace(/[ \t\r\n]+/g, ' ')
  return isElement(node) && node.name === 'br' ? '\n' : undefined
}

/** Whether text before an element and text in it are two blocks. */
export function isBlock(element: Element): boolean {
  return BLOCKS.has(element.name) || isPicture(element) || holdsBlock(element)
}

export function tidyBlock(text: string): string {
  return tidyText(text)
    .replace(/[ ]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim()
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

export function isElement(node: { type: string }): node is Element {
  return node.type === 'tag'
}
