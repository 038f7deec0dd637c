import type { Archive } from './archive/archive.ts'
import { asFields, asList, asText } from './lenient-json.ts'

const PROFILE = /(?:^|\/)(?:profile_information|personal_information)\.json$/i
const MAX_BYTES = 1024 * 1024

/** The display name of the account, from the first archive that holds a profile. */
export async function readOwner(archives: readonly Archive[]): Promise<string | undefined> {
  for (const archive of archives) {
    for (const path of [...archive.files.keys()].filter(entry => PROFILE.test(entry)).sort()) {
      const name = ownerOf(await readJson(archive, path))
      if (name !== '') return name
    }
  }
  return undefined
}

/** Facebook says `profile_v2.name.full_name`; Instagram keeps its fields under labels that may be translated. */
export function ownerOf(profile: unknown): string {
  const fields = asFields(profile)
  for (const part of [fields.profile_v2, fields.profile, fields.profile_user].flatMap(asList).map(asFields)) {
    const name = asText(asFields(part.name).full_name) || asText(part.name)
    if (name !== '') return name
    const labelled = asFields(part.string_map_data)
    const values = Object.values(labelled).map(entry => asText(asFields(entry).value))
    const shown = asText(asFields(labelled.Name).value) || asText(asFields(labelled.Username).value)
    const username = shown || values.find(value => USERNAME.test(value))
    if (username) return username
  }
  return ''
}

const USERNAME = /^(?=.*[a-z])[a-z0-9._]{2,30}$/

async function readJson(archive: Archive, path: string): Promise<unknown> {
  try {
    return JSON.parse((await archive.read(path, MAX_BYTES)).toString('utf8'))
  } catch {
    return undefined // a book needs no name from the archive: the title page asks for it
  }
}
