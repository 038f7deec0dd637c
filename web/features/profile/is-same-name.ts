/** Whether a name was typed as it is written, however the keyboard puts its characters together. */
export function isSameName(typed: string, name: string): boolean {
  return typed.trim().normalize('NFC') === name.trim().normalize('NFC')
}
