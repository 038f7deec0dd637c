import type { CSSProperties, ReactNode } from 'react'
import paper from './paper.module.css'
import styles from './spread-view.module.css'
import type { Spread } from './spreads-of.ts'

export interface SpreadViewProps<P extends { volume: number; folio: number }> {
  spread: Spread<P>
  /** mm, trimmed */
  page: { width: number; height: number }
  /** CSS pixels per mm. */
  scale: number
  across: 1 | 2
  children: (page: P) => ReactNode
}

/** Pages that lie open, as paper: the fold between them, and the light on it. */
export function SpreadView<P extends { volume: number; folio: number }>(props: SpreadViewProps<P>) {
  const { spread, page, scale, across, children } = props
  // custom properties are no part of React's type
  const measures = {
    '--page-width': `${page.width * scale}px`,
    '--page-height': `${page.height * scale}px`,
  } as CSSProperties
  return (
    <div className={styles.spread} style={measures} data-across={across}>
      {sides.map(side => {
        const here = spread[side]
        // without a page, its half stays empty
        if (!here) return across === 2 && <div key={side} />
        return (
          <div key={side} className={`${paper.paper} ${styles.sheet}`} data-side={side}>
            {children(here)}
          </div>
        )
      })}
    </div>
  )
}

const sides = ['left', 'right'] as const
