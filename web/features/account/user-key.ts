/** By what the user is kept. */
export function userKey(uid: string | undefined): readonly unknown[] {
  return ['user', uid]
}
