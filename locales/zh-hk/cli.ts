export const cli = {
  untitled: '我的日子',
}
