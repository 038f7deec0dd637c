/** One sentence for each refusal of the API (contract/codes). */
export const refusals = {
  badRequest: '請求有誤，編號 400',
  tooManyBooks: '最多只可建立 5 本時光書',
  unknownPicture: '找不到這張圖片，請重新上載',
  pictureTooSmall: '為確保印刷質素，圖片至少要有 480x480 像素',
  notAPicture: '只可上載圖片檔案',
  brokenPicture: '圖片處理失敗，檔案可能已損壞',
  pictureTooLarge: '這張圖片太大，請縮小後再上載',
  bookEmpty: '這本書還未有內容',
  ticketSpent: '這次登入已失效，請重新登入',
  forbidden: '沒有權限存取此資源，編號 403',
  bookFinal: '這本書已定稿，不能再修改',
  notFound: '找不到此資源，編號 404',
  changedElsewhere: '這裡的內容剛在另一個視窗改過',
  tooLarge: '檔案太大',
  tooManyRequests: '請求太頻密，請稍後再試',
  accountNotReady: '帳戶仍在準備中，請稍候',
}
