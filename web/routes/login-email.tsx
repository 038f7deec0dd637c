export { EmailLogin as Component } from '../features/login/email-login.tsx'
