import { localeOf, type View, type Words } from './views.ts'

/** Which words on a screen of one language should not be there: keys of the locales, and sentences of the other one. */
export function foreignWords(language: View['language']): (shown: readonly string[]) => string[] {
  const other = language === 'en' ? 'zh-tw' : 'en'
  const mine = new Set(sentences(language).map(([, text]) => text))
  const keys = new Set(sentences(language).flatMap(([key]) => keyForms(key)))
  const theirs = new Map<string, string>()
  const shapes: RegExp[] = []
  for (const [, text] of sentences(other)) {
    if (mine.has(text)) continue
    if (!text.includes('{')) theirs.set(text, text)
    else if (text.replaceAll(/\{[^}]*\}/g, '').trim().length >= 8) shapes.push(shapeOf(text))
  }
  return shown =>
    [...new Set(shown)].filter(text => {
      if (mine.has(text)) return false
      return (
        keys.has(text) || theirs.has(text) || shapes.some(shape => shape.test(text)) || unfilled.test(text)
      )
    })
}

const unfilled = /^\{\w+(, \w+)?\}|\{(count|name|title|page|pages|done|of|number)\}/

function sentences(language: View['language']): [key: string, text: string][] {
  return Object.entries(localeOf(language)).flatMap(([file, words]) => flat(words, `${file}:`))
}

function flat(words: Words[string], name: string): [string, string][] {
  if (typeof words === 'string') return [[name, words]]
  const dot = name.endsWith(':') ? '' : '.'
  return Object.entries(words).flatMap(([key, inner]) => flat(inner, `${name}${dot}${key}`))
}

function keyForms(key: string): string[] {
  const [, bare = ''] = key.split(':')
  const plain = bare.replace(/_(one|other)$/, '')
  return [key, bare, plain]
}

function shapeOf(text: string): RegExp {
  const parts = text.split(/\{[^}]*\}/).map(part => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.*')}$`, 's')
}
