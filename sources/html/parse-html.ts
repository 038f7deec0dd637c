import { DomHandler, Parser } from 'htmlparser2'
import type { Document, Element } from './elements.ts'

/** Pages nest some twenty levels; what is nested deeper than this is not read, and the receipt says so. */
const DEEPEST_ELEMENT = 256

export interface ParsedHtml {
  document: Document
  /** Elements in which something was left out for being nested too deep, and all that they stand in. */
  cut: ReadonlySet<unknown>
}

/**
 * A page as a tree of bounded depth. Elements below the bound become text of the one above, as in browsers; so that no step of the
 * parser, whose stack is searched at every closing tag, costs more than the bound.
 */
export function parseHtml(html: string): ParsedHtml {
  const handler = new OpenElements()
  new ShallowParser(handler, html).end(html)
  return { document: handler.root, cut: withAncestors(handler.tooDeep) }
}

class OpenElements extends DomHandler {
  readonly tooDeep = new Set<Element>()

  isFull(): boolean {
    return this.tagStack.length > DEEPEST_ELEMENT // the first of the stack is the document
  }

  leaveOut(): void {
    const deepest = this.tagStack.at(-1)
    if (deepest?.type === 'tag') this.tooDeep.add(deepest as Element) // reason: the type says that it is one
  }
}

class ShallowParser extends Parser {
  readonly #elements: OpenElements
  readonly #html: string
  /** Opening tags that were left out, by name, whose closing tags are to be left out, too. */
  readonly #left = new Map<string, number>()

  constructor(elements: OpenElements, html: string) {
    super(elements)
    this.#elements = elements
    this.#html = html
  }

  override onopentagname(start: number, end: number): void {
    const name = this.#nameAt(start, end)
    if (!this.#elements.isFull() || this.isVoidElement(name)) super.onopentagname(start, end)
    else {
      this.#elements.leaveOut()
      this.#left.set(name, (this.#left.get(name) ?? 0) + 1)
    }
  }

  override onclosetag(start: number, end: number): void {
    const name = this.#nameAt(start, end)
    const unclosed = this.#left.get(name) ?? 0
    if (unclosed > 0 && this.#elements.isFull()) this.#left.set(name, unclosed - 1)
    else {
      this.#left.clear()
      super.onclosetag(start, end)
    }
  }

  #nameAt(start: number, end: number): string {
    return this.#html.slice(start, end).toLowerCase()
  }
}

function withAncestors(elements: ReadonlySet<Element>): Set<unknown> {
  const all = new Set<unknown>()
  for (const element of elements)
    for (let at: Element['parent'] | Element = element; at && !all.has(at); at = at.parent) all.add(at)
  return all
}
