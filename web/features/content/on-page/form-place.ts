/** A caret in a field of the form. */
export interface FormPlace {
  field: 'title' | 'content'
  caret: number
}
