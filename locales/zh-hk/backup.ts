export const backup = {
  none: '呢度冇備份。',
}
