/** Every word that a person can read in the played Stripe. */
export const words = {
  note: '這裡不是真的銀行，是開發用的替身；不會扣任何錢。',
  challenge: {
    title: '3-D 驗證（開發用替身）',
    question: '銀行想確認是你本人刷的卡：',
    pass: { label: '是我，通過驗證', about: '付款會繼續' },
    fail: { label: '驗證失敗', about: '付款會被拒絕' },
    done: '驗證結束，正在回到付款頁面…',
    gone: '這筆付款已經不需要驗證了。',
  },
  fields: {
    zh: { cardNumber: '信用卡號', cardExpiry: '有效期限（月／年）', cardCvc: '安全碼' },
    en: { cardNumber: 'Card number', cardExpiry: 'Expiry date (month / year)', cardCvc: 'Security code' },
  },
} as const
