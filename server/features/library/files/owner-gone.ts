/** What is done for a book or a person that was deleted meanwhile: work that ends, and no failure. */
export class OwnerGone extends Error {
  override readonly name = 'OwnerGone'
}
