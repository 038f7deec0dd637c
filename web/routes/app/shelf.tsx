export { Shelf as Component } from '../../features/shelf/shelf.tsx'
