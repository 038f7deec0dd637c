import { phrase } from '#press/text/book-words'
import { openPeople, type People } from '#server/open-people'
import type { Environment } from '#server/settings'
import { databaseSettings } from './database-settings.ts'
import { type PeopleWords, peopleWords } from './people-words.ts'

/** `npm run people invite`, `... invite-staff`, `... end-staff UID`: who runs the service lets people in. Gives the exit code. */
export async function peopleCommand(args: readonly string[], env: Environment): Promise<number> {
  const words = peopleWords(env)
  const [verb, uid] = args
  const invites = verb === 'invite' || verb === 'invite-staff'
  if (args.length !== (invites ? 1 : 2) || !(invites || verb === 'end-staff')) {
    console.error(words.usage)
    return 2
  }
  const settings = await databaseSettings(env)
  if (!settings) return 1
  const people = openPeople(settings)
  try {
    return uid === undefined
      ? await invite(people, { makesStaff: verb === 'invite-staff' }, words)
      : await endStaff(people, uid, words)
  } finally {
    await people.close()
  }
}

async function invite(
  people: People,
  invitation: { makesStaff: boolean },
  words: PeopleWords,
): Promise<number> {
  const address = await people.invite(invitation)
  console.log(phrase(invitation.makesStaff ? words.invitedStaff : words.invited, { address }))
  return 0
}

async function endStaff(people: People, uid: string, words: PeopleWords): Promise<number> {
  const isKnown = await people.endStaff(uid)
  if (isKnown) console.log(phrase(words.ended, { uid }))
  else console.error(phrase(words.unknown, { uid }))
  return isKnown ? 0 : 1
}
