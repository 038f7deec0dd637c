import { expect, test } from 'vitest'
import { batchCsv } from './batch-csv.ts'

test('each code is a line, with its state and where it is claimed', () => {
  const batch = {
    name: '=書展',
    expiresAt: null,
    codes: [
      { code: 'AAAAA-BBBBB', state: 'usable' as const },
      { code: 'CCCCC-DDDDD', state: 'redeemed' as const },
    ],
  }
  expect(batchCsv(batch, code => `https://days.test/coupons/claim/${code}`)).toBe(
    [
      '\uFEFFcode,state,claim_address,expires_at,batch',
      "AAAAA-BBBBB,usable,https://days.test/coupons/claim/AAAAA-BBBBB,,'=書展",
      "CCCCC-DDDDD,redeemed,https://days.test/coupons/claim/CCCCC-DDDDD,,'=書展",
      '',
    ].join('\r\n'),
  )
})
