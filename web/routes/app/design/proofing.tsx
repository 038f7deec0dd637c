export { Proofing as Component } from '../../../features/proofing/proofing.tsx'
