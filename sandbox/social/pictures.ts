import { createHash, createHmac, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { LifeMedia } from '../demo-life/life.ts'
import { PictureBytes, videoBytes } from '../demo-life/picture-bytes.ts'
import { type Answer, text } from '../http/answer.ts'
import type { SandboxRequest } from '../http/sandbox-request.ts'
import type { Lives } from './lives.ts'

export interface Copy {
  src: string
  width: number
  height: number
}

/** Signs addresses only against accidents; it is the same everywhere so that answers are. */
const KEY = 'sandbox'
const HOUR = 3600
const GOOD_FOR_HOURS = 6

/** Drawn pictures at signed addresses that expire: each is drawn at its first request and kept in the folder. */
export class Pictures {
  readonly #drawing = new Map<string, Promise<Buffer>>()
  readonly #bytes = new PictureBytes()
  readonly #folder: string
  readonly #lives: Lives
  readonly #now: () => number

  constructor(folder: string, lives: Lives, now: () => number) {
    this.#folder = folder
    this.#lives = lives
    this.#now = now
  }

  /** The picture, or a video's still, as a copy that is at most `edge` pixels long. */
  copy(base: string, person: string, life: string, media: LifeMedia, edge = 0): Copy {
    const { width, height, type } = sized(media, edge).drawing
    const path = `/cdn/${person}/${life}/${media.id}/${edge}.${type}`
    return { src: base + this.#signed(path), width, height }
  }

  video(base: string, person: string, life: string, media: LifeMedia): string {
    return base + this.#signed(`/cdn/${person}/${life}/${media.id}/0.mp4`)
  }

  async answer({ segments, query }: SandboxRequest): Promise<Answer> {
    const [, , life = '', id = '', file = ''] = segments
    const expiry = query.get('oe') ?? ''
    if (query.get('oh') !== signature(`/${segments.join('/')}`, expiry))
      return text(403, 'URL signature mismatch')
    if (this.#now() >= Number.parseInt(expiry, 16) * 1000) return text(403, 'URL signature expired')
    const [, edge = '', type = ''] = /^(\d{1,4})\.(jpg|gif|mp4)$/.exec(file) ?? []
    const media = this.#lives.media(life, id)
    if (!media || edge === '') return text(404, 'Not Found')
    const body = type === 'mp4' ? videoBytes(media) : await this.#drawn(sized(media, Number(edge)))
    return {
      status: 200,
      headers: { 'content-type': TYPES[type] ?? '', 'cache-control': 'max-age=3600' },
      body,
    }
  }

  #signed(path: string): string {
    const hour = Math.ceil(this.#now() / 1000 / HOUR)
    const expiry = ((hour + GOOD_FOR_HOURS) * HOUR).toString(16)
    return `${path}?oh=${signature(path, expiry)}&oe=${expiry}`
  }

  async #drawn(media: LifeMedia): Promise<Buffer> {
    const name = createHash('sha256')
      .update(JSON.stringify([media.drawing, media.stamp]))
      .digest('hex')
    const running = this.#drawing.get(name)
    if (running) return running
    const drawing = this.#keptOrDrawn(join(this.#folder, name), media).finally(() =>
      this.#drawing.delete(name),
    )
    this.#drawing.set(name, drawing)
    return drawing
  }

  async #keptOrDrawn(path: string, media: LifeMedia): Promise<Buffer> {
    const drawn = await readFile(path).catch(() => undefined)
    if (drawn) return drawn
    const bytes = await this.#bytes.of(media, 'full')
    await mkdir(this.#folder, { recursive: true })
    // several worlds may draw it at once, in this process too
    const unfinished = `${path}.${randomUUID()}`
    await writeFile(unfinished, bytes)
    await rename(unfinished, path)
    return bytes
  }
}

const TYPES: Record<string, string> = {
  jpg: 'image/jpeg',
  gif: 'image/gif',
  mp4: 'video/mp4',
}

/** No site keeps more. */
const LONGEST = 2048

/** As the sites keep pictures: JPEG or GIF, upright, without the camera's notes, at most `edge` pixels long. */
function sized(media: LifeMedia, edge: number): LifeMedia {
  const { width, height, type } = media.drawing
  const scale = Math.min(1, (edge || LONGEST) / Math.max(width, height))
  const drawing = {
    ...media.drawing,
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
    type: type === 'gif' ? 'gif' : 'jpg',
    orientation: 1,
  } as const
  return { ...media, drawing, shared: false }
}

const signature = (path: string, expiry: string) =>
  createHmac('sha256', KEY).update(`${path}?${expiry}`).digest('hex').slice(0, 32)
