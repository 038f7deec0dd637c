/** How long a screen may take to load before that counts as failed (specification 8), ms. */
const chunkTimeout = 120_000

/** A part of the app that did not load: usually a lost connection, or a new version since the page was opened. */
export class ChunkFailure extends Error {
  override readonly name = 'ChunkFailure'
}

/** Loads a part of the app. Raises `ChunkFailure` when it or its CSS fails, or does not come within 120 s. */
export async function loadPart<T>(load: () => Promise<T>, wait = chunkTimeout): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new ChunkFailure('timed out')), wait)
  })
  try {
    return await Promise.race([load(), late])
  } catch (error) {
    throw error instanceof ChunkFailure ? error : new ChunkFailure('not loaded', { cause: error })
  } finally {
    clearTimeout(timer)
  }
}
