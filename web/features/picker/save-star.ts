/** The saving of stars that is under way, by book. */
const savings = new Map<string, Promise<unknown>>()

/** Resolves once all stars of a book that were given or taken are saved, or could not be: what is asked before is answered without them. */
export async function starsSaved(bid: string): Promise<void> {
  for (let saving = savings.get(bid); saving !== undefined; saving = savings.get(bid)) await saving
}

/** Saves one after the other: what was pressed last is what is kept. Rejects as `save` does. */
export function saveStar(bid: string, save: () => Promise<unknown>): Promise<unknown> {
  const saved = (savings.get(bid) ?? Promise.resolve()).then(save)
  const saving = saved
    .catch(() => undefined)
    .then(() => {
      if (savings.get(bid) === saving) savings.delete(bid)
    })
  savings.set(bid, saving)
  return saved
}
