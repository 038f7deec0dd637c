/** Where a selection begins and ends in the text of a field, whatever pieces it is in. */
interface Caret {
  anchor: number
  focus: number
}

/** The selection in a field; undefined where it is elsewhere. */
export function readCaret(field: HTMLElement): Caret | undefined {
  const { anchorNode, anchorOffset, focusNode, focusOffset } = getSelection() ?? {}
  if (!anchorNode || !focusNode || !field.contains(anchorNode) || !field.contains(focusNode)) return undefined
  return {
    anchor: lengthBefore(field, anchorNode, anchorOffset ?? 0),
    focus: lengthBefore(field, focusNode, focusOffset ?? 0),
  }
}

export function writeCaret(field: HTMLElement, { anchor, focus }: Caret): void {
  const [from, to] = [pointAt(field, anchor), pointAt(field, focus)]
  getSelection()?.setBaseAndExtent(from.node, from.offset, to.node, to.offset)
}

function lengthBefore(field: HTMLElement, node: Node, offset: number): number {
  const range = document.createRange()
  range.setStart(field, 0)
  range.setEnd(node, offset)
  return range.toString().length
}

function pointAt(field: HTMLElement, offset: number): { node: Node; offset: number } {
  const pieces = document.createTreeWalker(field, NodeFilter.SHOW_TEXT)
  let rest = offset
  let last: Node = field
  for (let piece = pieces.nextNode(); piece; piece = pieces.nextNode()) {
    const length = piece.nodeValue?.length ?? 0
    if (rest <= length) return { node: piece, offset: rest }
    rest -= length
    last = piece
  }
  return { node: last, offset: last === field ? 0 : (last.nodeValue?.length ?? 0) }
}
