import { z } from 'zod/mini'
import { type Language, languages } from '#domain/catalogue/languages'
import { readUser, type SessionUser } from '../../session/user.ts'
import { factsId } from './facts-id.ts'

const shape = z.object({
  /** Who was logged in. */
  uid: z.optional(z.string()),
  /** What the screen read, by the keys of its queries; the server parsed it by the contract. */
  answers: z._default(z.array(z.tuple([z.array(z.unknown()), z.unknown()])), []),
})

/** What a page says of itself that came with its screen rendered. */
export type RenderedFacts = z.input<typeof shape>

export interface RenderedPage {
  renderedFor: SessionUser | undefined
  answers: [unknown[], unknown][]
}

/** The screen that came with the page, if it is still what the app would render: same language, same person. */
export function renderedPage(root: Element, language: Language): RenderedPage | undefined {
  if (root.childElementCount === 0 || document.documentElement.lang !== languages[language].htmlLang)
    return undefined
  const facts = document.getElementById(factsId)?.textContent
  const { uid, answers } = shape.parse(facts ? JSON.parse(facts) : {})
  const user = readUser()
  if (uid === undefined) return { renderedFor: undefined, answers }
  return user?.uid === uid ? { renderedFor: user, answers } : undefined
}
