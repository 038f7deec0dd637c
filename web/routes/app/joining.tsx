export { Joining as Component } from '../../features/profile/joining.tsx'
