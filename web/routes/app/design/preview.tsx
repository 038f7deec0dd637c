export { Preview as Component } from '../../../features/preview/preview.tsx'
