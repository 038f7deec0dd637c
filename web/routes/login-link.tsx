export { LoginLink as Component } from '../features/login/login-link.tsx'
