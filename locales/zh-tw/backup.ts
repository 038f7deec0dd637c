/** What the commands that make backups and restore them say. */
export const backup = {
  usage:
    '用法：npm run backup -- [make | list | verify 名稱] [--to=備份處]\n備份處是資料夾的完整路徑，或 s3://BUCKET/PREFIX；不寫就用設定 BACKUP_TO。',
  restoreUsage:
    '用法：npm run restore -- 名稱 [--from=備份處] [--with-files-there]\n備份處是資料夾的完整路徑，或 s3://BUCKET/PREFIX；不寫就用設定 BACKUP_TO。',
  noPlace: '沒有說備份放在哪裡：請設定 BACKUP_TO，或加上 --to（還原時是 --from）。',
  made: '備份 {name} 已完成並讀過一遍：{tables} 個表、{rows} 列、{files} 個檔案。',
  missing: '其中 {count} 個檔案在複製時已經不在，或已損壞：',
  line: '{name}  {version}  {tables} 個表、{rows} 列、{files} 個檔案',
  unfinished: '{name}  沒有做完；下一次會移除',
  none: '這裡沒有備份。',
  sound: '備份 {name} 完整無缺。',
  damaged: '備份 {name} 壞了：{key} 與寫下時不同，或已不在。',
  restored: '備份 {name} 已還原：{tables} 個表、{rows} 列、{files} 個檔案。',
  secretPut: '備份裡的密鑰已放進 {file}。',
  secretOther:
    '備份是用另一把密鑰（指紋 {fingerprint}）做的：啟動之前請把它放回 {file}，或設為 SECRET，否則密封的資料讀不出來。',
  running: '有 Daybound 正在使用「{folder}」：請先停下它。',
  upgrade: {
    usage: '用法：BINARIES=資料夾 npm run upgrade-postgres [-- remove-old]',
    current: '資料已是程式所附的 PostgreSQL 版本。',
    binaries:
      '資料是 PostgreSQL {major} 的：要讀出來，需要用一次它的程式。請先執行\n  npm install --no-save --prefix "{folder}" {package}@VERSION\nVERSION 是「npm view {package} versions」裡最後一個 {major}.x；再執行\n  BINARIES="{folder}/node_modules/{package}/native" npm run upgrade-postgres\n也可以指定另一個裝有 PostgreSQL {major} 的 bin、lib、share 的資料夾。',
    done: '所有的列都重新寫好並比對過。舊資料仍在「{folder}」，直到執行 npm run upgrade-postgres -- remove-old。',
    nothingOld: '沒有可移除的舊資料。',
    removed: '舊資料已移除。',
    bad: {
      'newer-version': '資料庫來自較新的程式（{migration}）：請先更新程式。',
      'rows-differ': '{table} 的列重寫之後不相同。什麼都沒有更動。',
    },
  },
  bad: {
    'no-such-backup': '沒有名為 {name} 的完整備份。',
    'database-not-empty': '資料庫裡已經有資料；只能還原到空的資料庫。',
    'files-not-empty':
      '檔案處已經有檔案。如果它們來自中斷的還原，或是同一個安裝，請加上 --with-files-there。',
    'no-space': '磁碟滿了，沒有做成備份：請騰出空間，再做一次。',
    'newer-version': '這份備份來自較新的版本（{migration}）：請先更新程式。',
  },
}
