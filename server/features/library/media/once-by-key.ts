/** Does work that nobody does yet; who asks for a key that is being worked on gets the same answer. */
export function onceByKey<T>(): (key: string, work: () => Promise<T>) => Promise<T> {
  const answers = new Map<string, Promise<T>>()
  return (key, work) => {
    const answer = answers.get(key) ?? work().finally(() => answers.delete(key))
    answers.set(key, answer)
    return answer
  }
}
