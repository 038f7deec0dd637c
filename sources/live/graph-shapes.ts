import { z } from 'zod'

// Records of Graph, read leniently: what does not fit is absent, and never spoils the rest.

const text = z.string().optional().catch(undefined)
const id = z
  .union([z.string().min(1), z.number().int().transform(String)])
  .optional()
  .catch(undefined)

/** `2021-07-04T19:50:58+0000` as seconds since 1970; absent where it is none. */
const time = z
  .union([z.number(), z.string().transform(value => Math.floor(Date.parse(value) / 1000))])
  .refine(Number.isFinite)
  .optional()
  .catch(undefined)

const place = z
  .looseObject({
    name: text,
    location: z
      .looseObject({
        latitude: z.number().optional().catch(undefined),
        longitude: z.number().optional().catch(undefined),
      })
      .optional()
      .catch(undefined),
  })
  .optional()
  .catch(undefined)

const image = z.object({ src: z.string(), width: z.number().catch(0), height: z.number().catch(0) })

export const graphAttachment = z.looseObject({
  media_type: text,
  type: text,
  title: text,
  description: text,
  url: text,
  unshimmed_url: text,
  target: z.looseObject({ id, url: text }).optional().catch(undefined),
  media: z
    .looseObject({ image: image.optional().catch(undefined), source: text })
    .optional()
    .catch(undefined),
  subattachments: z
    .looseObject({
      data: z.array(z.unknown()).catch([]),
      paging: z.looseObject({ next: text }).optional().catch(undefined),
    })
    .optional()
    .catch(undefined),
})
export type GraphAttachment = z.infer<typeof graphAttachment>

export const graphPost = z.looseObject({
  id: z.string().min(1),
  message: text,
  created_time: time,
  backdated_time: time,
  place,
  message_tags: z.array(z.unknown()).catch([]).optional(),
  attachments: z
    .looseObject({ data: z.array(z.unknown()).catch([]) })
    .optional()
    .catch(undefined),
})
export type GraphPost = z.infer<typeof graphPost>

const size = z.object({ source: z.string(), width: z.number(), height: z.number() })
const images = z.array(size.nullable().catch(null)).catch([])

export const graphPhoto = z.looseObject({
  id: z.union([z.string().min(1), z.number().transform(String)]),
  name: text,
  created_time: time,
  backdated_time: time,
  images,
  place,
})
export type GraphPhoto = z.infer<typeof graphPhoto>

export const graphAlbum = z.looseObject({
  id: z.union([z.string().min(1), z.number().transform(String)]),
  name: text,
  description: text,
  type: text,
  created_time: time,
})

export const graphAccount = z.looseObject({
  id: z.union([z.string().min(1), z.number().transform(String)]),
  name: text,
  access_token: z.string().min(1),
})

export const graphTag = z.looseObject({ name: z.string(), type: text })

/** The image with the largest area: they come in no order (social formats 3). */
export function largestImage(list: z.infer<typeof images>): string | undefined {
  let largest: z.infer<typeof size> | undefined
  for (const image of list)
    if (image && (!largest || image.width * image.height > largest.width * largest.height)) largest = image
  return largest?.source
}
