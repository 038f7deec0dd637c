/** What the server itself writes for people. */
export const studio = {
  untitled: 'My Days',
  titleOf: 'The Days of {name}',
  copyOf: '{title} (copy)',
  /** Name of who sits at the machine, until he changes it. */
  me: 'Me',
}
