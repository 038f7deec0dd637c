import { request } from 'undici'
import { z } from 'zod'

const Row = z.looseObject({
  id: z.string().optional(),
  name: z.string().optional(),
  message: z.string().optional(),
  created_time: z.string().optional(),
  media_type: z.string().optional(),
  media_url: z.string().optional(),
  access_token: z.string().optional(),
})

/** As much of any answer of Graph as the tests look at. */
const Answer = z.looseObject({
  id: z.string().optional(),
  name: z.string().optional(),
  data: z.array(Row).optional(),
  paging: z.looseObject({ next: z.string().optional(), previous: z.string().optional() }).optional(),
  error: z.looseObject({ code: z.int(), error_subcode: z.int().optional() }).optional(),
})
export type Answer = z.infer<typeof Answer>

export async function ask(url: string): Promise<Answer & { status: number; usage: string }> {
  const { statusCode, headers, body } = await request(url)
  return { ...Answer.parse(await body.json()), status: statusCode, usage: String(headers['x-app-usage']) }
}

/** All pages of a list from this one on, until `next` is absent. */
export async function everyPage(url: string): Promise<Answer[]> {
  const pages = [await ask(url)]
  for (let next = pages[0]?.paging?.next; next; next = pages.at(-1)?.paging?.next) pages.push(await ask(next))
  return pages
}
