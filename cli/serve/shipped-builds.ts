import { join } from 'node:path'

/** Where the web app lies that was built before it was shipped, beside the program. */
export function shippedBuilds(root: string): string {
  return join(root, 'out', 'shipped-web')
}
