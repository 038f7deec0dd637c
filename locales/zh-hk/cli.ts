export const cli = {
  bad: {
    option: '選項「{option}」不對：{value}',
    noArchive: '請提供一個檔案，或 demo。',
    nothing: '這段期間沒有可以成書的內容。',
    outNotFolder: '「{out}」不能用作輸出資料夾。',
  },
}
