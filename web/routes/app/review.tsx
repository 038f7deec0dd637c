export { Review as Component } from '../../features/review/review.tsx'
