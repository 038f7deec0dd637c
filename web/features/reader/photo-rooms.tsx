import type { DrawnPage } from '#contract/page'
import styles from './page-view.module.css'

/** The rooms of a page's photos, seen through its drawing until they are there. */
export function PhotoRooms({ page }: { page: DrawnPage }) {
  const [, width = '0', height = '0'] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(page.svg) ?? []
  const [wideMm, highMm] = [Number(width) * mmPerPoint, Number(height) * mmPerPoint]
  if (!(wideMm > 0 && highMm > 0)) return null
  const percent = (part: number, whole: number) => `${(part / whole) * 100}%`
  return page.places
    .filter(({ photo }) => photo !== undefined)
    .map(({ photo, x, y, w, h }) => (
      <span
        key={`${photo} ${x} ${y}`}
        className={styles.photo}
        style={{
          left: percent(x, wideMm),
          top: percent(y, highMm),
          width: percent(w, wideMm),
          height: percent(h, highMm),
        }}
        aria-hidden
      />
    ))
}

const mmPerPoint = 25.4 / 72
