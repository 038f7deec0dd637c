import type { Media } from '#domain/books/item'
import { mediaKind } from '../media-kind.ts'
import type { ParsedRecord } from '../parsed-record.ts'
import { childElements, type Element } from './elements.ts'

/** Adds the files of a record, each once. */
export class RecordFiles {
  readonly #parsed: ParsedRecord
  readonly #media = new Set<string>()
  readonly #others = new Set<string>()

  constructor(parsed: ParsedRecord) {
    this.#parsed = parsed
  }

  /** A picture or video that the record shows. */
  addPicture(element: Element): Media | undefined {
    const source = childElements(element).find(({ name }) => name === 'source')
    const uri = pathOf(element.attribs.src ?? source?.attribs.src)
    if (uri === '' || uri.startsWith('data:') || this.#media.has(uri)) return undefined
    const kind = element.name === 'video' ? 'video' : mediaKind(uri, false)
    if (kind === 'photo' || kind === 'video') return this.#add({ kind, uri, origin: this.#parsed.origin })
    if (kind === 'other') this.#addOther(uri)
    return undefined
  }

  /** A file that the record points at and does not show: a video, or what is neither photo nor video. */
  addFile(href: string | undefined): void {
    const uri = pathOf(href)
    if (uri === '' || /^[a-z][a-z0-9+.-]*:|^#|\.html?$/i.test(uri) || !/\.[a-z0-9]{2,5}$/i.test(uri)) return
    const kind = mediaKind(uri, false)
    if (kind === 'subtitles' || this.#media.has(uri) || this.#others.has(uri)) return
    const { time, origin } = this.#parsed
    if (kind === 'other') this.#addOther(uri)
    else this.#add({ kind, uri, ...(time !== undefined && { time }), origin })
  }

  #add(media: Media): Media {
    this.#media.add(media.uri)
    this.#parsed.media.push(media)
    return media
  }

  #addOther(uri: string): void {
    if (this.#others.has(uri)) return
    this.#others.add(uri)
    this.#parsed.otherFiles.push(uri)
  }
}

function pathOf(address = ''): string {
  return address.replace(/^(?:\.{0,2}\/)+/, '')
}
