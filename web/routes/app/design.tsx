export { DesignFrame as Component } from '../../features/design/design-frame.tsx'
