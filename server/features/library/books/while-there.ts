/**
 * Work for something that may be deleted meanwhile: what fails since it is gone has ended, and is neither an error nor tried again.
 * `isThere` is asked only of work that failed.
 */
export async function whileThere(isThere: () => Promise<boolean>, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (await isThere()) throw error
  }
}
