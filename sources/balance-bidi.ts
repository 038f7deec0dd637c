const ANY = /[\u202a-\u202e\u2066-\u2069]/

/**
 * Keeps a text's direction marks from reaching past its own paragraph: overrides go, embeddings and isolates that were
 * never closed are closed at the end of their line, and closing marks without an opening one go.
 */
export function balanceBidi(text: string): string {
  return ANY.test(text) ? text.split('\n').map(balanceLine).join('\n') : text
}

type Opened = 'embedding' | 'isolate' | 'override'

function balanceLine(line: string): string {
  const open: Opened[] = []
  let isolates = 0
  let balanced = ''
  for (const char of line) {
    if (char === '\u202d' || char === '\u202e') open.push('override')
    else if (char === '\u202a' || char === '\u202b') {
      open.push('embedding')
      balanced += char
    } else if (char >= '\u2066' && char <= '\u2068') {
      open.push('isolate')
      isolates += 1
      balanced += char
    } else if (char === '\u202c') {
      if (open.at(-1) === 'isolate' || open.length === 0) continue
      balanced += close(open.pop())
    } else if (char === '\u2069') {
      if (isolates === 0) continue
      isolates -= 1
      for (let last = open.pop(); ; last = open.pop()) {
        balanced += close(last)
        if (last === 'isolate') break
      }
    } else balanced += char
  }
  while (open.length > 0) balanced += close(open.pop())
  return balanced
}

function close(opened: Opened | undefined): string {
  if (opened === 'isolate') return '\u2069'
  return opened === 'embedding' ? '\u202c' : ''
}
