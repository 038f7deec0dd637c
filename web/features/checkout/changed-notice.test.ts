import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, test } from 'vitest'
import { wordsIn } from '../../i18n/words.ts'
import { ChangedNotice } from './changed-notice.tsx'

async function noticeOf(after: string): Promise<string> {
  const i18n = await wordsIn('zh-tw', ['web-checkout'])
  const sum = (amount: string) => ({ amount, currency: 'TWD' as const })
  const change = { reason: '這張優惠券已經過期了', before: sum('973'), after: sum(after) }
  return renderToStaticMarkup(
    createElement(I18nextProvider, { i18n }, createElement(ChangedNotice, { change })),
  )
}

test('says why the order is other than was shown, and both totals', async () => {
  const notice = await noticeOf('1174')
  expect(notice).toContain('這張優惠券已經過期了')
  expect(notice).toContain('總計原本是 NT$973，現在是 NT$1,174。')
})

test('says no totals where they are the same', async () => {
  expect(await noticeOf('973')).not.toContain('NT$973')
})
