export const sessions = {
  usage: 'Usage: npm run sessions end UID | end-all',
  ended: 'Sessions ended: {count}',
  unknown: 'There is no account {uid}.',
}
