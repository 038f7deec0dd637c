/** A student abroad on Instagram: captions with spacer lines, mixed scripts, rare characters, rows of hashtags. */
export const captions = [
  '今日的早餐：クロワッサン＋カフェオレ，850円。\n·\n·\n吃完覺得自己可以再活十年。',
  '图书馆闭馆前十分钟，把最后一段话写完了。窗外在下雪，来不及带伞，价钱也来不及看，就冲进便利店买了关东煮。',
  '鴨川で本を読む。風が強くて、ページが勝手にめくれていく。\n.\n.\n.\n讀到哪裡都可以。',
  '𠮷野家深夜定食，老闆叫我𠢕囡仔，笑死。𪜶講台語比我還輪轉。',
  '☁️',
  '論文交了！！！！！\n.\n終於可以睡覺。Deadline is dead, long live the deadline.',
  '📍 京都市左京区一乗寺\n⏰ 11:00–19:00（水曜定休）\n💴 ¥680–\n·\n店很小，只有七個位子，老闆的貓坐掉一個。',
  '佢話今日唔得閒，我話冇所謂，一個人食嘢都幾好㗎。\n·\n港仔室友教我的，不知道對不對 😂',
  'We missed the last train, so we walked. 走了四個小時，天亮的時候剛好到家門口。',
  '初雪。',
  '宿舍火災警報第三次，全棟穿睡衣在外面互相自我介紹，交到一個丹麥朋友：hej, jeg hedder Søren! 他說這叫 hygge，我說這叫累。',
  '妈妈寄来的包裹：香菇、乌龙茶、三双袜子，还有一张写着「别省钱」的纸条。',
  '｢また来週｣って言われて、来週が本当に来るのがうれしい。',
  '打工第一天，店長說「お疲れ様」，我回「你也是」，全場安靜三秒。',
  '🤍',
  '【交換日記 Day 41】\n今天什麼都沒有發生，但是光很好。',
] as const

export const hashtags =
  '#京都 #交換學生 #日常 #写真好きな人と繋がりたい #ファインダー越しの私の世界 #kyoto #japan #studentlife #film #35mm #filmphotography #grainisgood #coffeetime #cafehopping #カフェ巡り #followforfollowback #instagood #photooftheday #台灣人在京都 #留學生活 #一人旅 #散步 #秋 #紅葉 #snow #kamogawa #鴨川 #left_bank_of_the_kamo_river #notetoself #throwback'
