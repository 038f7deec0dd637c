export { Privacy as Component } from '../../../features/privacy/privacy.tsx'
