import { join } from 'node:path'
import { fontFolders, fontPackages } from '#press/text/font-families'
import { programRooms } from './prune-packages/program-rooms.ts'
import { prunePackages } from './prune-packages/prune-packages.ts'

// For the image, once its web app is built: leaves in `node_modules` what the service runs with.
const root = join(import.meta.dirname, '..')
const removed = prunePackages({
  root,
  rooms: programRooms,
  partly: {
    packages: fontPackages().map(name => join(root, 'node_modules', name)),
    folders: fontFolders(),
  },
})
process.stdout.write(`Removed ${removed.length} folders that nothing runs with\n`)
