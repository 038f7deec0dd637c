/**
 * Brings up the keyboard of a touch screen at once, for a field that comes a moment later: browsers refuse it to a focus that is not part
 * of the tap.
 */
export function holdKeyboard({ x, y }: { x: number; y: number }): void {
  const field = document.createElement('input')
  field.tabIndex = -1
  field.ariaHidden = 'true'
  // of smaller letters some browsers zoom in
  const look = {
    position: 'fixed',
    left: `${x}px`,
    top: `${y}px`,
    width: '1px',
    opacity: '0',
    fontSize: '16px',
  }
  Object.assign(field.style, look)
  field.addEventListener('blur', () => field.remove())
  document.body.append(field)
  field.focus({ preventScroll: true })
  setTimeout(() => field.remove(), longestMs)
}

/** After which nobody takes the keyboard over any more. */
const longestMs = 5000
