import { LRUCache } from 'lru-cache'
import { invariant } from '#domain/invariant'
import type { Compiler } from './compiler.ts'

/**
 * Asks what a compiler tells of texts, each text once: an edit measures one paragraph. Equal keys have equal answers; of each compiler
 * the last `max` are remembered.
 */
export function rememberAnswers<Question, Answer extends object | number>(max: number) {
  const byCompiler = new WeakMap<Compiler, LRUCache<string, Answer>>()
  return (
    compiler: Compiler,
    questions: readonly Question[],
    keyOf: (question: Question) => string,
    ask: (fresh: Question[]) => readonly Answer[],
  ): Answer[] => {
    const remembered = byCompiler.get(compiler) ?? new LRUCache<string, Answer>({ max })
    byCompiler.set(compiler, remembered)
    const keyed = questions.map(question => ({ question, key: keyOf(question) }))
    // the answer is read from here and never from the cache, which may forget anything at any time
    const answers = new Map(keyed.map(({ key }) => [key, remembered.get(key)]))
    const fresh = new Map(
      keyed.flatMap(({ key, question }) =>
        answers.get(key) === undefined ? [[key, question] as const] : [],
      ),
    )
    const freshAnswers = ask([...fresh.values()])
    for (const [i, key] of [...fresh.keys()].entries()) {
      const answer = freshAnswers[i]
      invariant(answer !== undefined, 'each text that was asked for is answered')
      answers.set(key, answer)
      remembered.set(key, answer)
    }
    return keyed.map(({ key }) => {
      const answer = answers.get(key)
      invariant(answer !== undefined, 'each text has its answer')
      return answer
    })
  }
}
