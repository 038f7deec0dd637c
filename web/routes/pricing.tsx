export { Pricing as Component } from '../features/home/pricing.tsx'
