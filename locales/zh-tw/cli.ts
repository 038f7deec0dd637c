/** What the command says. */
export const cli = {
  usage:
    '用法：npm run book -- 檔案… [--typeset a5-2] [--binding paperback|hardback] [--profile house] [--title 書名] [--author 作者]\n' +
    '      [--template classic] [--color "#243F66"] [--locale zh-tw] [--timezone Asia/Taipei] [--since YYYY-MM] [--until YYYY-MM]\n' +
    '      [--out 資料夾] [--plain] [--json]\n' +
    '檔案可以是 ZIP、數個 ZIP、資料夾，或 demo（示範的一家人）。',
  steps: {
    read: '閱讀',
    look: '看照片',
    typeset: '排版',
    photos: '製版',
    bind: '裝訂',
    check: '檢查',
    demo: '準備示範',
  },
  done: '完成：{pages} 頁，{volumes} 冊，在 {out}',
  placed: '日誌 {placed}/{read} 則，照片 {photosPlaced}/{photosRead} 張',
  left: '未收入的都記在 receipt.json',
  findings: '印前檢查：{errors} 項錯誤，{warnings} 項提醒（preflight.html）',
  missingGlyphs: '以下字元沒有字體可印，以「〓」代替：{characters}',
  near: '有 {count} 組看來幾乎一樣的照片，都收進書裡了；若要挑選，見 receipt.json 的 nearDuplicates。',
  untitled: '我的日子',
  titleOf: '{name}的日子',
  bad: {
    option: '選項「{option}」不對：{value}',
    noArchive: '請給一個檔案，或 demo。',
    nothing: '這段期間沒有可以成書的內容。',
    outNotFolder: '「{out}」不能當輸出資料夾。',
  },
  refusal: {
    'not-found': '找不到「{archive}」。',
    'not-a-zip': '「{archive}」不是 ZIP 檔。請用下載下來的原檔，或解開後的資料夾。',
    'truncated-zip': '「{archive}」不完整，可能沒有下載完。請重新下載。',
    'encrypted-zip': '「{archive}」有密碼，請先解開再試。',
    'zip-bomb': '「{archive}」解開後大得不合理，沒有讀取。',
    'overlapping-entries': '「{archive}」的內容互相重疊，不是正常的 ZIP，沒有讀取。',
    'duplicate-entries': '「{archive}」裡有同名的檔案，不知道該信哪一個，沒有讀取。',
    'unsafe-path': '「{archive}」裡有指向外面的路徑，沒有讀取。',
    symlink: '「{archive}」裡有指向別處的連結，沒有讀取。',
    'wrong-archive': '「{archive}」不是 Facebook 或 Instagram 的下載檔。',
    'empty-archive': '「{archive}」裡沒有貼文、相簿或照片。',
    'own-export': '「{archive}」是從服務打包的資料，請在書架上匯入。',
  },
}
