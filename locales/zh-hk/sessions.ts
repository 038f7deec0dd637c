export const sessions = {
  unknown: '冇帳戶 {uid}。',
}
