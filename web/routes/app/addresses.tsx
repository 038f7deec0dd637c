export { Addresses } from '../../features/addresses/addresses.tsx'
