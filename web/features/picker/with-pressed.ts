/** What is chosen after a photo was pressed: in the order of pressing, no more than `most`; pressed again it is left out. */
export function withPressed(chosen: readonly string[], sha256: string, most: number): readonly string[] {
  if (chosen.includes(sha256)) return chosen.filter(other => other !== sha256)
  return chosen.length < most ? [...chosen, sha256] : chosen
}
