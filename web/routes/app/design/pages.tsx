export { InsertPages as Component } from '../../../features/inserts/insert-pages.tsx'
