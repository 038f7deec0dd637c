/** What Hong Kong says differently. */
export const preflight = {
  'binding-hardback': '硬皮精裝',
  'binding-paperback': '軟皮平裝',
  'side-spine': '書脊',
  'rule-active-content': '檔案含有程式、表格或附件，印刷檔不可包含這些內容。',
  'rule-page-size': '裁切後的尺寸是 {width} × {height} 毫米，應為 {wide} × {high} 毫米。',
  'rule-bleed-missing': '{side}出血只有 {mm} 毫米，需要 {wanted} 毫米。',
  'rule-stops-at-trim':
    '有圖片或色塊貼齊{side}裁切線，卻沒有延伸到 {wanted} 毫米的出血，裁切時可能露出白邊。',
  'rule-resolution-low': '相片印出來只有 {ppi} ppi（長邊 {mm} 毫米），建議至少 {wanted} ppi，可能不夠清晰。',
  'rule-resolution-high':
    '相片高達 {ppi} ppi（長邊 {mm} 毫米），超過 {wanted} ppi 並不會更清晰，只會令檔案變大。',
  photo: '第 {photo} 張相片',
  'rule-photo-not-cmyk': '相片不是 CMYK，這間印刷廠需要 CMYK。',
  'rule-photo-not-srgb': '相片是 CMYK，這間印刷廠需要 sRGB。',
  'rule-transparency':
    '有 {pages} 頁使用透明效果，這間印刷廠要求先平面化。表情符號和半透明圖形都可能造成這個情況。',
  'rule-text-in-safety': '{side}有文字距離邊緣只有 {mm} 毫米，需要 {wanted} 毫米，可能被裁走或夾進書縫。',
  'rule-picture-in-safety': '{side}有圖片距離邊緣只有 {mm} 毫米，需要 {wanted} 毫米，可能被裁到或夾進書縫。',
  'rule-cover-size': '封面攤開的尺寸是 {width} × {height} 毫米，按頁數計算應為 {wide} × {high} 毫米。',
  'rule-spine-estimated': '書脊厚度 {mm} 毫米（{pages} 頁）是估計值，請以印刷廠的計算為準。',
  'rule-spine-text': '書只有 {pages} 頁，書脊太薄，{from} 頁以上才能放字。',
}
