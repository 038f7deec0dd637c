import type { CSSProperties, ReactNode } from 'react'
import type { Binding } from '#domain/catalogue/bindings'
import type { Paper } from '#domain/catalogue/papers'
import styles from './book-object.module.css'
import { bookShape } from './book-shape.ts'

export interface BookObjectProps {
  /** The front of the real cover; without it a blank cover. */
  cover?: { src: string; srcSet?: string; sizes?: string } | undefined
  /** What the picture shows; empty where the words beside it say it. */
  alt: string
  /** Of all volumes together. */
  pages: number
  volumes?: number
  paper?: Paper
  binding?: Binding
  /** Height on screen as CSS; its width follows. */
  height?: string
  /** Colour of the boards, seen at the edge of a hardback. */
  boards?: string
  /** The first picture of a page should not wait. */
  eager?: boolean
  /** Laid over the cover, e.g. that it is being made. */
  children?: ReactNode
}

/** A book as an object: its cover, and its block of pages as thick as it will be. Of several volumes the others stand behind the first. */
export function BookObject(props: BookObjectProps) {
  const {
    cover,
    alt,
    pages,
    volumes = 1,
    paper = 'a5',
    binding = 'paperback',
    height = '16rem',
    boards,
    eager,
    children,
  } = props
  const shape = bookShape(paper, binding, pages / volumes)
  // custom properties are no part of React's type
  const measures = {
    '--mm': `calc(${height} / ${shape.heightMm})`,
    '--wide': shape.widthMm,
    '--high': shape.heightMm,
    '--thick': shape.thicknessMm,
    '--boards': boards ?? 'var(--paper-deep)',
    '--behind': volumes - 1,
  } as CSSProperties
  return (
    <div className={styles.stage} style={measures}>
      {Array.from({ length: volumes - 1 }, (_, at) => volumes - 1 - at).map(place => (
        <div
          key={place}
          className={styles.book}
          data-binding={binding}
          data-behind
          // custom properties are no part of React's type
          style={{ '--place': place } as CSSProperties}
          aria-hidden
        >
          <div className={styles.back} />
          <div className={styles.pages} />
          <div className={styles.front}>{cover && <img {...cover} alt="" loading="lazy" />}</div>
        </div>
      ))}
      <div className={styles.book} data-binding={binding}>
        <div className={styles.back} />
        <div className={styles.pages} />
        <div className={styles.front}>
          {cover && (
            <img
              {...cover}
              alt={alt}
              width={shape.widthMm * 4}
              height={shape.heightMm * 4}
              loading={eager ? 'eager' : 'lazy'}
              fetchPriority={eager ? 'high' : 'auto'}
              decoding={eager ? 'sync' : 'async'}
            />
          )}
          {children}
        </div>
      </div>
    </div>
  )
}
