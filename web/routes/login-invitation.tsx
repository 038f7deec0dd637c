export { Invitation as Component } from '../features/login/invitation.tsx'
