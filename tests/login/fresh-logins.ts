import { afterAll, beforeAll, beforeEach } from 'vitest'
import { loginLinks } from '#server/features/account/email-login/schema'
import { tokenRevocations } from '#server/features/account/identities/schema'
import { invitations } from '#server/features/account/invitations/schema'
import { loginStates } from '#server/features/account/login/schema'
import { passkeyChallenges } from '#server/features/account/passkeys/schema'
import { securityEvents } from '#server/features/account/security/schema'
import { users } from '#server/features/account/users/schema'
import { type LoginFixture, loginFixture } from './login-fixture.ts'

/** One fixture for all tests of the file that calls this, with nobody in it before each. */
export function freshLogins(): LoginFixture {
  const world = {} as LoginFixture // filled before the first test begins
  beforeAll(async () => {
    Object.assign(world, await loginFixture())
  })
  beforeEach(async () => {
    // books and all that is in them go with their owners
    const tables = [
      users,
      loginStates,
      loginLinks,
      passkeyChallenges,
      invitations,
      securityEvents,
      tokenRevocations,
    ]
    for (const table of tables) await world.db.delete(table)
    for (const list of [world.queued, world.logged]) list.length = 0
  })
  afterAll(() => world.close?.())
  return world
}
