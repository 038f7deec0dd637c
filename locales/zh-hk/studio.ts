/** What the server itself writes for people. */
export const studio = {}
