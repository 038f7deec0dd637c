export const people = {
  unknown: '冇帳戶 {uid}。',
}
