export { Login as Component } from '../features/login/login.tsx'
