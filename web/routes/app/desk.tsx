export { Desk } from '../../features/desk/desk.tsx'
