declare module 'virtual:serif.css'

/** What the build knows of its own pages (`build/render-pages.ts`). */
declare module 'virtual:starts' {
  export const page: string
  /** By screen and language. */
  export const starts: Record<string, Record<string, import('./app/ssr/fill-page.ts').PageStart>>
}
