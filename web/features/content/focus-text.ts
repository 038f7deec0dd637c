import type { FormPlace } from './on-page/form-place.ts'

/** The form of the entry goes on where somebody typed on the page. */
export function focusText(place: FormPlace, tries = 60): void {
  // its entry may only just have been chosen
  requestAnimationFrame(() => {
    const name = place.field === 'title' ? 'input[type="text"]' : 'textarea'
    const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`aside ${name}`)
    // nor is the sheet that it is in
    if (!field?.getClientRects().length) {
      if (tries > 0) focusText(place, tries - 1)
      return
    }
    field.focus({ preventScroll: true })
    field.setSelectionRange(place.caret, place.caret)
  })
}
