export const imports = {
  'not-found': '找不到上載的檔案，請再上載一次。',
  'not-a-zip': '這不是 ZIP 檔。請上載從 Facebook 或 Instagram 下載的原檔。',
  'truncated-zip': '檔案不完整，可能之前未下載完。請重新下載後再上載。',
  'empty-archive': '檔案裡沒有貼文、相簿或相片。如果這是其中一份，請把其他幾份也一併上載。',
  permission: '有些內容未獲授權讀取。如想收進書裡，請重新登入並同意授權。',
  'rate-limit': '對方網站暫時限制讀取，先讀到的內容都保留了。請稍後再匯入一次。',
}
