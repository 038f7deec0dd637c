import { config } from 'zod/mini'

// our pages forbid code made from text: a parser that tries it is reported by the browser as an attack
config({ jitless: true })
