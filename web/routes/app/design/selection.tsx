export { Selection as Component } from '../../../features/selection/selection.tsx'
