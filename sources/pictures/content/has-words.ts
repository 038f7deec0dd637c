import type { TextLine } from './find-text-lines.ts'

/** What is known of a small version of a picture. */
export interface Written {
  lines: readonly TextLine[]
  /** Share of it that is flat: much in what a machine drew. */
  flat: number
  width: number
  height: number
}

/**
 * Whether it is a picture with words in it, which is shown whole: a page, a conversation, a screenshot; or a few words that were put
 * large and bright at the head or foot of a photo. A sign in a street is a photo. To take a photo for one with words costs little.
 */
export function hasWords(picture: Written): boolean {
  return isPage(picture) || isScreen(picture) || picture.lines.some(line => isCaption(line, picture))
}

// grass and gravel have lines, too, but short ones far apart
function isPage({ lines, width, height }: Written): boolean {
  const long = lines.filter(line => line.letters >= 3)
  return long.length >= 3 && lettersOf(long) >= 14 && areaOf(long) >= 0.02 * width * height
}

// windows and fences of a drawing are of many heights
function isScreen({ lines, flat, width, height: pictureHeight }: Written): boolean {
  if (flat < 0.5) return false
  const heights = lines.map(line => line.bottom - line.top)
  return heights.some(height => {
    const alike = lines.filter(line => Math.abs(line.bottom - line.top - height) <= 0.1 * height)
    return alike.length >= 3 && lettersOf(alike) >= 8 && areaOf(alike) >= 0.01 * width * pictureHeight
  })
}

const lettersOf = (lines: readonly TextLine[]) => lines.reduce((sum, line) => sum + line.letters, 0)

const areaOf = (lines: readonly TextLine[]) =>
  lines.reduce((sum, line) => sum + (line.right - line.left) * (line.bottom - line.top), 0)

function isCaption(line: TextLine, { width, height }: Written): boolean {
  const { left, top, right, bottom, brightness, contrast } = line
  const middle = (top + bottom) / 2 / height
  return (
    // white, or black on a bright ground
    ((brightness > 205 && contrast >= 60) || (brightness < 50 && contrast >= 150)) &&
    bottom - top >= 0.04 * height &&
    right - left >= 0.15 * width &&
    Math.abs((left + right) / 2 / width - 0.5) < 0.12 &&
    (middle < 0.35 || middle > 0.65)
  )
}
