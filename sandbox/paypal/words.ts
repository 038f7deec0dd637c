/** Every word that a person can read in the played PayPal. */
export const words = {
  title: 'PayPal（開發用替身）',
  note: '這裡不是真的 PayPal，是開發用的替身；不會扣任何錢，也不需要密碼。',
  question: '要付款給 Daybound 嗎？',
  gone: '這筆付款已經結束，或是不存在。',
  choices: {
    approve: { label: '同意付款', about: '用 PayPal 餘額付款' },
    decline: { label: '用一張會被拒絕的卡', about: '同意之後，扣款會失敗' },
    cancel: { label: '取消', about: '回到商店，不付款' },
  },
} as const
