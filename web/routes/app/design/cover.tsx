export { Cover as Component } from '../../../features/cover/cover.tsx'
