/** Overlapping waves (seigaiha) over w x h mm, of radius r. */
export function waves(w: number, h: number, r: number, ground: string, line: string): string {
  const parts = [`<rect width="${w}" height="${h}" fill="${ground}"/>`]
  for (let row = 0; row * r * 0.5 < h + 2 * r; row++) {
    for (let x = row % 2 ? 0 : r; x < w + 2 * r; x += 2 * r) {
      const rings = [1, 0.78, 0.56, 0.34, 0.12]
      const y = row * r * 0.5
      for (const ring of rings)
        parts.push(
          `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r * ring)}" fill="${ground}" stroke="${line}" stroke-width="${round(r * 0.035)}"/>`,
        )
    }
  }
  return parts.join('')
}

/** Ranges of hills, the farthest first, over w x h mm; always the same ones. */
export function hills(w: number, h: number, fills: string[]): string {
  return fills
    .map((fill, i) => {
      const base = (h * i) / (fills.length + 0.4) + h * 0.07
      const points = Array.from({ length: 49 }, (_, p) => {
        const t = (p / 48) * (3.2 - i * 0.35) + i * 1.9
        const wave = Math.sin(t * 1.6) + 0.42 * Math.sin(t * 3.7 + i) + 0.12 * Math.sin(t * 9 + 2 * i)
        return `${round((w * p) / 48)} ${round(base + wave * h * 0.055)}`
      })
      return `<path d="M${points.join(' L')} L${round(w)} ${round(h)} L0 ${round(h)} Z" fill="${fill}"/>`
    })
    .join('')
}

/** Threads of a woven cloth over w x h mm, `step` mm apart. */
export function threads(w: number, h: number, step: number, line: string): string {
  const down: string[] = []
  for (let x = 0; x < w; x += step) down.push(`M${round(x)} 0V${round(h)}`)
  for (let y = 0; y < h; y += step) down.push(`M0 ${round(y)}H${round(w)}`)
  return `<path d="${down.join('')}" stroke="${line}" stroke-width="${round(step * 0.36)}" fill="none"/>`
}

/** Micrometres are enough, and keep the files small and the same everywhere. */
export function round(value: number): number {
  return Math.round(value * 1000) / 1000
}
