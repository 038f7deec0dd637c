/** Why two accounts of one person cannot be joined now, the first that is looked at first (docs/decisions/0085). */
export const joiningObstacles = ['deletion', 'staff', 'importing'] as const
export type JoiningObstacle = (typeof joiningObstacles)[number]

export interface JoiningFacts {
  /** The account that stays. */
  into: AccountFacts
  /** The account that would end. */
  from: AccountFacts & { isImporting: boolean }
}

interface AccountFacts {
  /** Its owner asked for its deletion. */
  isLeaving: boolean
  isStaff: boolean
}

/** Undefined where nothing stands in the way. Rights of the staff are never brought over, and never lost by it. */
export function joiningObstacle({ into, from }: JoiningFacts): JoiningObstacle | undefined {
  const stands: Record<JoiningObstacle, boolean> = {
    deletion: into.isLeaving || from.isLeaving,
    staff: from.isStaff && !into.isStaff,
    importing: from.isImporting,
  }
  return joiningObstacles.find(name => stands[name])
}
