import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Answer, json, text } from '../http/answer.ts'
import { isBelow, readRequest, type SandboxRequest } from '../http/sandbox-request.ts'
import { facebookDialog } from './facebook/dialog.ts'
import { facebookGraph } from './facebook/graph.ts'
import { Grants } from './grants.ts'
import { instagramDialog } from './instagram/dialog.ts'
import { instagramCode } from './instagram/exchange-token.ts'
import { instagramGraph } from './instagram/graph.ts'
import { Lives } from './lives.ts'
import { oidcProvider } from './oidc/provider.ts'
import { Pictures } from './pictures.ts'
import { sandboxClient } from './sandbox-client.ts'
import { Trouble } from './trouble.ts'
import type { Client, World } from './world.ts'

export interface SocialWorld {
  /** Answers what lies under the prefix; false: the request is somebody else's, and untouched. */
  handle(req: IncomingMessage, res: ServerResponse): Promise<boolean>
  close(): Promise<void>
}

export interface SocialWorldOptions {
  /** Where it lies on its host; `/sandbox` unless said. */
  prefix?: string
  /** Where drawn pictures are kept. May be emptied at any time. */
  folder: string
  /** Milliseconds since 1970. */
  now: () => number
  /** Makes codes and tokens. */
  random?: () => string
  /** Who may ask people to log in; the development client unless said. */
  clients?: readonly Client[]
}

/** Facebook, Instagram and an OpenID Connect provider, played over HTTP. */
export function socialWorld(options: SocialWorldOptions): SocialWorld {
  const { prefix = '/sandbox', now, random = () => randomBytes(24).toString('base64url') } = options
  const lives = new Lives()
  const world: World = {
    now,
    clients: options.clients ?? [sandboxClient],
    grants: new Grants(now, random),
    lives,
    pictures: new Pictures(options.folder, lives, now),
    trouble: new Trouble(now),
  }
  const answer = router(world)
  return {
    async handle(req, res) {
      if (!isBelow(req.url ?? '', prefix)) return false
      write(res, await readRequest(req, prefix).then(answer).catch(broken))
      return true
    },
    async close() {
      world.trouble.reset()
    },
  }
}

type Part = (request: SandboxRequest) => Answer | Promise<Answer>

function router(world: World): (request: SandboxRequest) => Promise<Answer> {
  const parts: Record<string, Part> = {
    'facebook/dialog': facebookDialog(world),
    'facebook/graph': facebookGraph(world),
    'instagram/oauth': instagramDialog(world),
    'instagram/api': request => instagramCode(world, request),
    'instagram/graph': instagramGraph(world),
    oidc: oidcProvider(world),
    cdn: async request => {
      const failure = await world.trouble.meet(request.segments[1], '/cdn')
      return failure ? text(failure.status ?? 500, '') : world.pictures.answer(request)
    },
    control: request => control(world, request),
  }
  return async request => {
    const [first = '', second = ''] = request.segments
    const name = [`${first}/${second}`, first].find(key => Object.hasOwn(parts, key))
    const part = name === undefined ? undefined : parts[name]
    return part ? part(request) : text(404, 'Not Found')
  }
}

function control(world: World, { method, segments, body }: SandboxRequest): Answer {
  if (method !== 'POST') return text(405, 'POST')
  if (segments[1] === 'reset') {
    world.trouble.reset()
    world.grants.countAnew()
  } else {
    const refused = world.trouble.take(body)
    if (refused) return json(400, refused)
  }
  return json(200, { done: true })
}

const broken = (error: unknown): Answer =>
  json(500, { error: { message: String(error), type: 'SandboxError', code: 1 } })

function write(res: ServerResponse, { status, headers, body }: Answer): void {
  if (res.destroyed || res.headersSent) return
  res.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) })
  res.end(body)
}
