/** Gives a text to the person as a file. */
export function saveText(text: string, name: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // the browser has taken it when this task is over
  setTimeout(() => URL.revokeObjectURL(address))
}
