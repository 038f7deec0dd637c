import { listImports } from '#contract/social-imports'
import { callApi } from '../../../api/client.ts'

/** The server has no such upload any more. `why`: a key of `web-import:why`. */
export class ArchiveGone extends Error {
  readonly why: string

  constructor(why: string) {
    super(`the upload is gone: ${why}`)
    this.why = why
  }
}

/** Why the server let go of an archive while it was coming: what its import says, where one refused it. */
export async function whyGone(bid: string, name: string): Promise<string> {
  const { imports } = await callApi(listImports, { query: { bid } })
  return (
    imports.find(started => started.state === 'failed' && started.names.includes(name))?.why ?? 'upload-gone'
  )
}
