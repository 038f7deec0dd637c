export const serve = {
  ready: '日誌書坊開張喇：{address}',
}
