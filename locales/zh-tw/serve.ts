/** What the start command says. */
export const serve = {
  building: '準備網頁⋯⋯',
  built: '網頁已備妥：{folder}',
  ready: '日誌書坊開張了：{address}',
  sandbox: '登入由本機的沙盒扮演（沒有設定任何平台的金鑰）。',
  firstStaff: '還沒有工作人員。第一位請打開這個網址，只能用一次，七天內有效：{address}',
  readyParts: '已啟動：{services}',
  stopping: '正在停止⋯⋯（再按一次 Ctrl-C 立即結束）',
  restarted: '{part} 意外結束，已重新啟動。',
  databaseAway: '連不上 PostgreSQL，會一直等到它回來：{why}',
  notReady: '伺服器已執行，但還缺少需要的東西：/health/ready 會說是什麼。會繼續等。',
  notReadyFor: '伺服器已執行，但還缺這些，會一直等到它們就緒：{checks}。',
  keptBeforeUpgrade: '資料庫升級前已備份為 {name}，放在「{folder}」。',
  bad: {
    setting: '設定 {name} 不對：{why}',
    option: '不認得的選項「{option}」。用法：npm start -- --services={services}',
    needsApi: '{service} 由 api 提供，請一併啟動 api。',
    portTaken: '{address} 已被其他程式使用。請結束那個程式，或用 PORT 換一個埠號。',
    hostUnknown: '無法在 {address} 聽候連線：{why}',
    alreadyRunning: '「{folder}」已有另一個 Daybound 在使用。',
    postgresMoving: 'PostgreSQL 的資料正在換到新版的半路上：請再執行一次 npm run upgrade-postgres。',
    postgresOlder:
      '資料是 PostgreSQL {major} 的，這一版程式附的是 {needed}：請執行 npm run upgrade-postgres（見 docs/upgrade.md）。',
    postgresNewer: '資料是 PostgreSQL {major} 的，這一版程式附的是 {needed}：請改用較新的程式。',
    noPostgres: '「{folder}」沒有執行中的 PostgreSQL。請設定 DATABASE_URL，或一併啟動 postgres。',
    sandboxNotPlayed:
      '沙盒是開著的（沒有設定登入服務的金鑰），這次啟動卻沒有包含它，誰也無法登入。請設定登入服務的金鑰，或設 SANDBOX=off，或在 --services 加上 sandbox。',
    sandboxElsewhere:
      '這個資料庫已有另一個 Daybound 在扮演沙盒，而沙盒只能有一個：從那邊開始的登入，回到這裡就接不上。要同時執行好幾個，請設定登入服務的金鑰，並設 SANDBOX=off。',
    'migration-changed': '資料庫套用過的 {name} 後來被改動了，無法繼續。',
    'migration-unknown': '資料庫屬於較新的版本（{name}），請更新程式。',
    secret:
      '「{file}」裡的密鑰{why}。請從備份還原：用它簽署和加密的內容，換了密鑰就讀不出來。如果可以放棄那些內容，把檔案移開再啟動。',
    gaveUp: '{part} 一再意外結束，全部停止。最後的訊息：\n{words}',
    failed: '無法啟動：{words}',
  },
  secretWhy: { empty: '是空的', short: '太短', unreadable: '無法讀取' },
  why: {
    number: '要是範圍內的整數',
    address: '要是完整的網址',
    choice: '不在可選的值之中',
    short: '太短：請給 32 個以上的隨機字元，或不要設定',
    guessable:
      '太容易猜到：請給 32 個隨機字元，或不要設定。若資料已用它加密，在重新加密之前請把它設為 SECRET_BEFORE',
    missing: '未填',
    public:
      '在公開的 https 網址上，任何人都能以任何人的身分登入。請設定登入服務的金鑰，或設 SANDBOX=off；如果只是展示，設 SANDBOX_ON_PUBLIC_ORIGIN=i-know-that-anybody-can-log-in-as-anybody',
  },
}
