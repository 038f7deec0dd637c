import { z } from 'zod'
import { orderedBindings } from '#domain/catalogue/bindings'

/** What can be ordered of a book: bound, or as files. */
export const orderedBinding = z.enum(orderedBindings)
/** Copies of one line; of a PDF one counts, however many are said (domain/prices/most-copies.ts). */
export const quantity = z.number().int().min(1).max(100)
