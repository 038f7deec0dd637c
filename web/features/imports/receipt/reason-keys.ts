interface Left {
  what: 'item' | 'photo'
  outcome: string
  reason: string
}

/** Where the words for what stayed out are looked for, the most fitting first. */
export function reasonKeys({ what, outcome, reason }: Left): string[] {
  const own = what === 'item' ? `itemReasons.${reason}` : `photoReasons.${outcome}.${reason}`
  return [own, `reasons.${reason}`, 'reasons.other']
}
