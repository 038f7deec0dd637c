import { apiRoot, type Call } from '#contract/call'
import { readPage, readPlan } from '#contract/pages'
import { listBooks, readBook } from '#contract/shelf'
import { listItems, readSocialBook } from '#contract/social-books'
import { mediaHref } from '#domain/pictures/media-address'
import { randomFrom } from '../reword.ts'
import { addressOf, type CallInput, type Visitor } from './visitor.ts'

/** How often what is asked for. */
export const shares =
  '30% pages, 30% pictures, 12% static files, 6% covers, 6% plans, 4% each of book, shelf, content and items'

/** Requests for a book, its pictures and the files of the app, in a fixed disorder. */
export async function mixedRequests(visitor: Visitor, bid: string) {
  const params = { bid }
  const { source, coverUrl } = await visitor.ask(readBook, { params })
  const { pages } = await visitor.ask(readPlan, { params })
  const { items } = await visitor.ask(listItems, { params: { sid: source.sid }, query: { pagesize: 200 } })
  const photos = items.flatMap(item => item.photos.flatMap(photo => photo.sha256 ?? []))
  const html = await (await fetch(visitor.origin, { headers: { accept: 'text/html' } })).text()
  const files = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].flatMap(match => match[1] ?? [])
  // a picture is only for who may see it, and is looked up as such
  const authorization = `Token ${visitor.token}`
  const call = (description: Call, input: CallInput) => ({
    path: addressOf(visitor.origin, description, input).slice(visitor.origin.length),
    authorization,
  })
  const random = randomFrom(5)
  const pick = <T>(list: readonly T[]): T => {
    const choice = list[Math.floor(random() * list.length)]
    if (choice === undefined) throw new Error('nothing to ask for')
    return choice
  }
  const kinds: [number, () => { path: string; authorization?: string }][] = [
    [30, () => call(readPage, { params: { bid, key: pick(pages).key } })],
    [30, () => ({ path: mediaHref(pick(photos), pick([320, 640, 960])), authorization })],
    [12, () => ({ path: pick(files) })],
    [6, () => ({ path: coverUrl, authorization })],
    [6, () => call(readPlan, { params })],
    [4, () => call(readBook, { params })],
    [4, () => call(listBooks, {})],
    [4, () => call(readSocialBook, { params: { sid: source.sid } })],
    [4, () => call(listItems, { params: { sid: source.sid }, query: { page: pick([0, 1, 2, 3]) } })],
  ]
  return kinds
    .flatMap(([share, make]) => Array.from({ length: share * 5 }, make))
    .map(request => ({ request, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ request: { path, authorization } }) => ({
      method: 'GET' as const,
      path,
      headers: {
        'accept-encoding': 'gzip, deflate, br',
        accept: path.startsWith(apiRoot) ? 'application/json' : 'image/avif,image/webp,*/*;q=0.8',
        ...(authorization !== undefined && { authorization }),
      },
    }))
}
