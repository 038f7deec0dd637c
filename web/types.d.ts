declare module 'virtual:serif.css'
