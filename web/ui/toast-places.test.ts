import { expect, test } from 'vitest'
import type { Toast } from './toast.ts'
import { type Placed, placeOf, withoutToast, withToast } from './toast-places.ts'

const said = (...toasts: Toast[]) =>
  toasts.reduce<Placed[]>(
    (shown, toast, at) =>
      withToast(shown, { id: `${at} ${toast.text}`, place: placeOf(toast), isGone: false }),
    [],
  )
const idsOf = (shown: readonly Placed[]) => shown.map(({ id, isGone }) => (isGone ? `(${id})` : id))

const saved: Toast = { kind: 'success', text: 'Saved' }
const updating: Toast = { kind: 'notice', text: 'Updating' }
const offline: Toast = { kind: 'error', text: 'Offline' }

test('of several savings only the last is said', () => {
  expect(idsOf(said(saved, saved, { kind: 'success', text: 'Deleted' }))).toEqual(['2 Deleted'])
})

test('what comes stands above what is there, or in the place of its kind', () => {
  expect(idsOf(said(saved, updating, offline, saved))).toEqual(['2 Offline', '1 Updating', '3 Saved'])
})

test('what went wrong is not lost to something else that went wrong', () => {
  const small: Toast = { kind: 'error', text: 'Too small' }
  expect(idsOf(said(small, offline, small))).toEqual(['1 Offline', '2 Too small'])
})

test('what stays until it is closed stays', () => {
  const stays: Toast = { kind: 'notice', text: 'Read this', stays: true }
  expect(idsOf(said(stays, updating))).toEqual(['1 Updating', '0 Read this'])
})

test('what goes keeps its room under what stands above it, and no longer', () => {
  const shown = said(saved, updating, offline)
  const without = withoutToast(shown, '0 Saved')
  expect(idsOf(without)).toEqual(['2 Offline', '1 Updating', '(0 Saved)'])
  expect(idsOf(withoutToast(without, '2 Offline'))).toEqual(['1 Updating', '(0 Saved)'])
  expect(withoutToast(withoutToast(without, '2 Offline'), '1 Updating')).toEqual([])
})
