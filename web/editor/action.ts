import type { Icon } from '@tabler/icons-react'
import type { TFunction } from 'i18next'

/**
 * Something that one can do to what is edited. Its button and its keys come from this one value; `perform` only says
 * what comes of it: who offers the action saves that, and undo follows.
 */
export interface Action<S, N> {
  name: string
  label: (t: TFunction, state: S) => string
  icon?: Icon
  /** As `mod+shift+z`; `mod` is Ctrl or Cmd. */
  keys?: readonly string[]
  /** Always, where it is absent. */
  isPossible?: (state: S) => boolean
  perform: (state: S) => N
}

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/** The action that pressed keys stand for. */
export function actionOfKeys<A extends Pick<Action<never, unknown>, 'keys'>>(
  actions: readonly A[],
  pressed: Pressed,
): A | undefined {
  return actions.find(({ keys = [] }) => keys.some(combination => isPressed(combination, pressed)))
}

function isPressed(combination: string, { key, ctrlKey, metaKey, shiftKey, altKey }: Pressed): boolean {
  const parts = combination.split('+')
  const letter = parts.pop()
  const isHeld = parts.includes('mod') ? ctrlKey || metaKey : ctrlKey === parts.includes('ctrl') && !metaKey
  return isHeld && !altKey && shiftKey === parts.includes('shift') && key.toLowerCase() === letter
}
