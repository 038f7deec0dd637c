import { expect, test } from 'vitest'
import { actionOfKeys } from './action.ts'
import { historySteps } from './history.ts'

const none = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false }

test.each([
  ['Ctrl and Z', { key: 'z', ctrlKey: true }, 'undo'],
  ['Cmd and Z', { key: 'z', metaKey: true }, 'undo'],
  ['Ctrl, Shift and Z', { key: 'Z', ctrlKey: true, shiftKey: true }, 'redo'],
  ['Cmd, Shift and Z', { key: 'Z', metaKey: true, shiftKey: true }, 'redo'],
  ['Ctrl and Y, as Windows says it', { key: 'y', ctrlKey: true }, 'redo'],
  ['Cmd and Y, the history of browsers', { key: 'y', metaKey: true }, undefined],
  ['Z', { key: 'z' }, undefined],
  ['Ctrl, Alt and Z', { key: 'z', ctrlKey: true, altKey: true }, undefined],
  ['Ctrl and X', { key: 'x', ctrlKey: true }, undefined],
])('%s', (_, pressed, name) => {
  expect(actionOfKeys(Object.values(historySteps), { ...none, ...pressed })?.name).toBe(name)
})
