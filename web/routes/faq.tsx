export { FaqPage as Component } from '../features/home/faq-page.tsx'
