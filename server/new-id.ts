import { randomBytes } from 'node:crypto'

/** 128 random bits as 22 letters, digits, dashes and underscores. */
export function newId(): string {
  return randomBytes(16).toString('base64url')
}
