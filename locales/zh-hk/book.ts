export const book = {
  poll: '投票',
  video: '短片',
  colophonFonts: '字型',
}
