import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { notify } from './notify.ts'
import { showInTitle } from './show-in-title.ts'
import { whenDoneUnseen } from './when-done-unseen.ts'

class Tab extends EventTarget {
  hidden = false
  title = '書架｜Daybound'

  turn(hidden: boolean): void {
    this.hidden = hidden
    this.dispatchEvent(new Event('visibilitychange'))
  }
}

let tab: Tab
beforeEach(() => {
  vi.useFakeTimers()
  tab = new Tab()
  vi.stubGlobal('document', tab)
  vi.stubGlobal('window', {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('work is asked about while nobody sees the tab, and its end is told once', async () => {
  const readEnd = vi.fn(async (): Promise<string | undefined> => undefined)
  const notices: string[] = []
  whenDoneUnseen({ readEnd, tell: news => notices.push(news), everyMs: 1000 })
  await vi.advanceTimersByTimeAsync(5000)
  expect(readEnd).toHaveBeenCalledTimes(0)
  tab.turn(true)
  await vi.advanceTimersByTimeAsync(2000)
  expect([readEnd.mock.calls.length, notices]).toEqual([2, []])
  readEnd.mockResolvedValue('匯入完成')
  await vi.advanceTimersByTimeAsync(5000)
  expect([readEnd.mock.calls.length, notices]).toEqual([3, ['匯入完成']])
})

test('who comes back sees the end himself; asked in vain, it is asked again', async () => {
  const readEnd = vi.fn(async () => Promise.reject(new Error('no network')))
  const notices: string[] = []
  const end = whenDoneUnseen({ readEnd, tell: news => notices.push(news), everyMs: 1000 })
  tab.turn(true)
  await vi.advanceTimersByTimeAsync(2000)
  expect(readEnd).toHaveBeenCalledTimes(2)
  tab.turn(false)
  await vi.advanceTimersByTimeAsync(5000)
  expect(readEnd).toHaveBeenCalledTimes(2)
  end()
  tab.turn(true)
  await vi.advanceTimersByTimeAsync(5000)
  expect([readEnd.mock.calls.length, notices]).toEqual([2, []])
})

test('news stands in the title until somebody looks, and no longer where another screen came', () => {
  tab.hidden = true
  showInTitle('匯入完成')
  expect(tab.title).toBe('✓ 匯入完成｜書架｜Daybound')
  tab.turn(false)
  expect(tab.title).toBe('書架｜Daybound')
  tab.turn(true)
  showInTitle('匯入完成')
  tab.title = '封面｜Daybound'
  tab.turn(false)
  expect(tab.title).toBe('封面｜Daybound')
})

test('a notice of the browser is shown where it was allowed, and is never asked for by itself', () => {
  const made: string[] = []
  const requestPermission = vi.fn()
  const allow = (permission: string) => {
    class Notice {
      static permission = permission
      static requestPermission = requestPermission
      constructor(text: string) {
        made.push(text)
      }
    }
    vi.stubGlobal('window', { Notification: Notice })
    vi.stubGlobal('Notification', Notice)
  }
  notify('沒有這種東西的瀏覽器', 'b1')
  for (const permission of ['default', 'denied']) {
    allow(permission)
    notify('沒有答應', 'b1')
  }
  allow('granted')
  notify('匯入完成', 'b1')
  expect(made).toEqual(['匯入完成'])
  expect(requestPermission).not.toHaveBeenCalled()
})
