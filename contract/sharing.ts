import { z } from 'zod'
import { call } from './call.ts'
import { id, moment } from './shapes.ts'

const params = z.strictObject({ bid: id })

const sharing = z.object({
  public: z.boolean(),
  link: z
    .object({
      /** null: it opens the book, but this server cannot read it any more (its secret was changed): renew or end it. */
      share: z.string().nullable(),
      expiresAt: moment.nullable(),
      hasPassword: z.boolean(),
    })
    .nullable(),
})

/** Characters of a password of a link; shorter ones that stand from before go on. */
export const leastPassword = 8

/** Whether a password of a link may be set: spaces around it guard nothing. */
export const isSharePassword = (password: string) => password.trim().length >= leastPassword

const sharePassword = z.string().min(leastPassword).max(200).refine(isSharePassword)

export const readSharing = call({
  method: 'GET',
  path: '/books/{bid}/sharing/',
  policy: { resource: 'book', action: 'share' },
  about: 'Who may read the book.',
  params,
  answer: sharing,
  refusals: [],
})

export const changeSharing = call({
  method: 'PUT',
  path: '/books/{bid}/sharing/',
  policy: { resource: 'book', action: 'share' },
  about:
    'Makes the book public or private; makes, changes or (null) ends its link. A new link kills the old one.',
  params,
  body: z.strictObject({
    public: z.boolean().optional(),
    link: z
      .strictObject({
        expiresAt: moment.nullable().optional(),
        /** null: none. */
        password: sharePassword.nullable().optional(),
        /** A new key, so that who has the old link cannot read any more. */
        renew: z.boolean().optional(),
      })
      .nullable()
      .optional(),
  }),
  answer: sharing,
  refusals: ['deletionPending', 'guessablePassword'],
})

export const unlockShare = call({
  method: 'POST',
  path: '/books/{bid}/unlock/',
  policy: { resource: 'book', action: 'unlock' },
  about: 'With the password of a share link, gives a key that reads the book until the link ends.',
  params,
  body: z.strictObject({ share: z.string().max(200), password: z.string().max(200).optional() }),
  answer: z.object({ share: z.string() }),
  refusals: ['wrongPassword', 'tooManyRequests'],
})
