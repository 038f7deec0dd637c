export { NotYet as Component } from '../layout/not-yet.tsx'
