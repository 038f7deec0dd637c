export { ArchivesPage as Component } from '../features/imports/archives/archives-page.tsx'
