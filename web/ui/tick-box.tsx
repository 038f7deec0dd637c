import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import styles from './tick-box.module.css'

export interface TickBoxProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'ref'> {
  /** Some of what it stands for is ticked. */
  isPartly?: boolean
}

/** A checkbox without words beside it, as the others look: one element, for lists that are long. */
export function TickBox({ isPartly = false, ...input }: TickBoxProps) {
  const box = useRef<HTMLInputElement>(null)
  // no attribute says it
  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = isPartly
  }, [isPartly])
  return <input ref={box} type="checkbox" className={styles.box} {...input} />
}
