export { LoginAgain as Component } from '../../features/login/login-again.tsx'
