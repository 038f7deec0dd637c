/** Whether fingers point here: a field that has the focus then brings a keyboard up over the page. */
export function isTouched(): boolean {
  return matchMedia('(pointer: coarse)').matches
}
