/** The address under which a page on screen shows a picture: the browser has it, so that nobody has to make a smaller one. */
export function pictureOnScreen(sha256: string): string | undefined {
  const image = document.querySelector(`main image[href^="/media/${CSS.escape(sha256)}/"]`)
  return image?.getAttribute('href') ?? undefined
}
