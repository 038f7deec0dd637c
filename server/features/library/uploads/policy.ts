import type { Deps } from '../../../deps.ts'
import { definePolicy } from '../../../kernel/http/policy.ts'
import type { UploadRow } from './schema.ts'
import { findUpload } from './store.ts'

/** An archive on its way in is continued and taken back by who sends it. Who may begin one is said by the policy of the book. */
export const uploadPolicy = definePolicy<'upload', UploadRow, Deps>()({
  resource: 'upload',
  rowName: 'upload',
  async find({ uploadId }, { deps }) {
    if (typeof uploadId !== 'string') return undefined
    return findUpload(deps.db, uploadId)
  },
  relations: {
    owner: {
      about: 'who sends it',
      login: true,
      holds: (upload, { caller }) => upload.uid === caller?.uid,
    },
  },
  seenBy: ['owner'],
  states: {},
  actions: {
    read: { by: ['owner'] },
    append: { by: ['owner'] },
    remove: { by: ['owner'] },
  },
})
