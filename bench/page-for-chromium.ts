import { readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Item } from '#domain/books/item'
import type { Derived } from '#press/photos/derive-photos'
import type { BookPage } from '#press/products/diary/book-page'
import { cutMonths } from '#press/products/diary/cut-months'
import { dayOf } from '#press/text/dates'
import { fontFolders, stacks } from '#press/text/font-families'

const timeZone = 'Asia/Taipei'

type Slots = Map<string, { file: string; w: number; h: number }>

/** A font file for `new FontFace(family, source, { weight })`. */
export interface Face {
  family: string
  weight: string
  source: string
}

/**
 * The same posts as the body of a web page to print, with the same photo files at the size that our pages show
 * them; the months are sections, the columns a matter of style.
 */
export function bodyForChromium(items: readonly Item[], slots: Slots): string {
  return cutMonths(items, timeZone)
    .map(
      ({ month, items }) =>
        `<section><h1>${Number(month.slice(4))}<small>${month.slice(0, 4)}</small></h1><div>${items
          .map(item => article(item, slots))
          .join('')}</div></section>`,
    )
    .join('')
}

/** The empty page: plain CSS with the sizes and margins of the typeset with so many columns. */
export function pageForChromium(columns: 1 | 2): string {
  const css = style() + (columns === 2 ? twoColumns : '')
  return `<!doctype html><html lang="zh-TW"><meta charset="utf-8"><title>Daybound</title><style>${css}</style><body></body></html>`
}

/** Where the pages of a book show each photo, and the file that stands there. */
export function slotsOf(pages: readonly BookPage[], derived: Derived, use: 'print' | 'reading'): Slots {
  const slots: Slots = new Map()
  for (const { elements } of pages)
    for (const e of elements)
      if (e.kind === 'image')
        slots.set(e.photo, { file: derived.fileFor(e.photo, e.w / e.crop.w, use), w: e.w, h: e.h })
  return slots
}

function article(item: Item, slots: Slots): string {
  const { day } = dayOf(item.time, timeZone)
  const where = [item.place?.name, ...item.people].filter(Boolean).join('・')
  const paragraphs = item.text.split('\n').filter(Boolean)
  const links = item.links.map(link => link.title ?? link.url)
  const photos = item.media.flatMap(({ picture }) => {
    const slot = picture && slots.get(picture.sha256)
    return slot
      ? [`<img src="${pathToFileURL(slot.file).href}" style="width:${slot.w}mm;height:${slot.h}mm">`]
      : []
  })
  return [
    `<article><header><b>${day}</b><i>${new Date(item.time * 1000).toISOString().slice(11, 16)}</i></header>`,
    where && `<p class="meta">${escaped(where)}</p>`,
    item.title && `<h2>${escaped(item.title)}</h2>`,
    ...paragraphs.map(text => `<p>${escaped(text)}</p>`),
    item.quote && `<blockquote>${escaped(item.quote.text)}</blockquote>`,
    ...links.map(text => `<p class="link">${escaped(text)}</p>`),
    photos.length > 0 && `<figure>${photos.join(' ')}</figure>`,
    '</article>',
  ]
    .filter(Boolean)
    .join('')
}

function style(): string {
  return `@page { size: 148mm 210mm; margin: 22mm 15mm 21mm 20mm; }
@page :right { @bottom-right { content: counter(page); font: 8pt 'Noto Serif TC' } }
@page :left { margin: 22mm 20mm 21mm 15mm; @bottom-left { content: counter(page); font: 8pt 'Noto Serif TC' } }
body { margin: 0; font: 9.6pt/5.7mm ${stack('serif')}; text-align: justify; color: #1f2328; line-break: strict; orphans: 2; widows: 2 }
section { break-before: page }
h1 { font: 300 64pt/24mm ${stack('serif')}; margin: 0 0 21mm; break-after: avoid }
h1 small { font: 8pt ${stack('sans')}; float: right }
header { border-top: .15mm solid #ccc; height: 11.4mm; margin-top: 14.25mm; break-inside: avoid; break-after: avoid }
header b { font: 300 19pt/8.55mm ${stack('serif')}; color: #b3392b }
header i { float: right; font: 7.2pt/8.55mm ${stack('sans')}; color: #777 }
h2 { font-size: 12.5pt; margin: 0 0 2.85mm; break-after: avoid }
p { margin: 0 0 2.85mm }
.meta { font: 7.2pt/5.7mm ${stack('sans')}; color: #777; break-after: avoid }
.link, blockquote { margin: 5.7mm 0; padding: 3mm; border: .15mm solid #ccc; font: 8.8pt/5.7mm ${stack('sans')}; break-inside: avoid }
figure { margin: 4.56mm 0 0 }
img { display: inline-block; vertical-align: top; break-inside: avoid }`
}

const twoColumns = `
section > div { columns: 2; column-gap: 5mm; column-fill: auto }
body { font: 8pt/4.6mm ${stack('serif')} }
header { margin-top: 7mm }
img { max-width: 100%; height: auto !important }`

/** The font files of the press's packages; its own folder of a few rare characters is no family of a page. */
export function facesForChromium(): Face[] {
  const names = new Map([...stacks.serif, ...stacks.sans].map(n => [n.toLowerCase().replaceAll(' ', '-'), n]))
  return fontFolders().flatMap(folder => {
    const family = names.get(basename(dirname(folder)))
    const file = readdirSync(folder).find(name => name.endsWith('.ttf'))
    if (family === undefined || file === undefined) return []
    const weight = String(Number.parseInt(basename(folder), 10))
    return [{ family, weight, source: `url('${pathToFileURL(join(folder, file)).href}')` }]
  })
}

function stack(family: keyof typeof stacks): string {
  return stacks[family].map(name => `'${name}'`).join(', ')
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
