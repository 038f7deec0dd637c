export { Claim } from '../../features/coupons/claim.tsx'
export { Coupons } from '../../features/coupons/coupons.tsx'
