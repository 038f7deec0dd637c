import { type GraphCaller, graphCaller } from './graph-caller.ts'
import { graphPhoto, largestImage } from './graph-shapes.ts'
import { addressOf, instagramChild } from './instagram-media.ts'
import type { LiveOptions } from './live.ts'

/** Where the picture with this uri is now, for another few hours; undefined where the network does not say. */
export type AskPicture = (uri: string) => Promise<string | undefined>

type Options = Pick<LiveOptions, 'http' | 'graphUrl' | 'token' | 'wait' | 'signal'>

export function askFacebookPicture(options: Options & { version: string; appSecret?: string }): AskPicture {
  const caller = graphCaller(`${options.graphUrl}/${options.version}`, options)
  return asking(caller, /^facebook:photo:(\d+)$/, 'images', photo =>
    largestImage(graphPhoto.safeParse(photo).data?.images ?? []),
  )
}

export function askInstagramPicture(options: Options): AskPicture {
  const caller = graphCaller(options.graphUrl, options)
  const fields = 'id,media_type,media_url,thumbnail_url'
  return asking(caller, /^instagram:photo:(\d+)$/, fields, media => {
    const read = instagramChild.safeParse(media).data
    return read && addressOf(read)
  })
}

function asking(
  caller: GraphCaller,
  pattern: RegExp,
  fields: string,
  read: (answer: unknown) => string | undefined,
): AskPicture {
  let ended = false
  return async uri => {
    // what has no id of the network cannot be asked for
    const id = pattern.exec(uri)?.[1]
    if (id === undefined || ended) return undefined
    const called = await caller.call(caller.at(id, { fields }))
    if ('data' in called) return read(called.data)
    // the next picture would be answered the same, after the same wait
    ended ||= called.trouble === 'expired' || called.trouble === 'rate-limit'
    return undefined
  }
}
