import { expect, test } from 'vitest'
import { placeOf, takePlace } from './take-place.ts'
import type { Toast } from './toast.ts'

/** What shows after these were said, each soon after the other. */
function shownAfter(...toasts: Toast[]): string[] {
  type Shown = { text: string; 'data-place': string }
  const none: Shown[] = []
  return toasts
    .reduce((shown, toast) => takePlace(shown, { text: toast.text, 'data-place': placeOf(toast) }), none)
    .map(({ text }) => text)
}

test('of several savings only the last is said', () => {
  expect(
    shownAfter(
      { kind: 'success', text: 'Saved' },
      { kind: 'success', text: 'Saved' },
      { kind: 'success', text: 'Deleted' },
    ),
  ).toEqual(['Deleted'])
})

test('kinds stand beside each other', () => {
  expect(
    shownAfter(
      { kind: 'success', text: 'Saved' },
      { kind: 'notice', text: 'Updating' },
      { kind: 'error', text: 'Offline' },
      { kind: 'success', text: 'Saved again' },
    ),
  ).toEqual(['Updating', 'Offline', 'Saved again'])
})

test('what went wrong is not lost to something else that went wrong', () => {
  expect(
    shownAfter(
      { kind: 'error', text: 'Too small' },
      { kind: 'error', text: 'Offline' },
      { kind: 'error', text: 'Too small' },
    ),
  ).toEqual(['Offline', 'Too small'])
})

test('what stays until it is closed stays', () => {
  expect(
    shownAfter({ kind: 'notice', text: 'Read this', stays: true }, { kind: 'notice', text: 'Updating' }),
  ).toEqual(['Read this', 'Updating'])
})
