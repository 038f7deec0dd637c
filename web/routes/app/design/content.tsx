export { Content as Component } from '../../../features/content/content.tsx'
