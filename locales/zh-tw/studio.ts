/** What the server itself writes for people. */
export const studio = {
  untitled: '我的日子',
  titleOf: '{name}的日子',
  copyOf: '{title}（副本）',
  /** Name of who sits at the machine, until he changes it. */
  me: '我',
}
