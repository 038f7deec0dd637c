/** Whether the editor of an entry is a sheet over its page, as on phones, and not beside it (side-panel.module.css). */
export function isNarrow(): boolean {
  return matchMedia('(max-width: 48rem)').matches
}
