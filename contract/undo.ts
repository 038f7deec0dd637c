import { z } from 'zod'
import { book } from './book.ts'
import { call } from './call.ts'
import { id, month } from './shapes.ts'

const params = z.strictObject({ bid: id })

const afterStep = z.object({ book, months: z.array(month), items: z.array(id) })

export const undo = call({
  method: 'POST',
  path: '/books/{bid}/undo/',
  policy: { resource: 'book', action: 'edit' },
  about: 'Takes the last change back, over reloads and without an end.',
  params,
  answer: afterStep,
  refusals: ['nothingToUndo'],
})

export const redo = call({
  method: 'POST',
  path: '/books/{bid}/redo/',
  policy: { resource: 'book', action: 'edit' },
  about: 'Makes the change again that was taken back last.',
  params,
  answer: afterStep,
  refusals: ['nothingToRedo'],
})
