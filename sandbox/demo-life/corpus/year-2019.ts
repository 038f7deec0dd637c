import type { Entry } from './entry.ts'

export const YEAR_2019: Entry[] = [
  {
    at: '2019-01-01 00:21',
    text: '跨年就是在溫州街的頂樓，跟隔壁的阿伯借了兩張塑膠椅，看 101 露出來的那三分之一。\n煙火其實只看得到上半截，下半截被對面的水塔擋住了，但阿伯說他看了十五年，「上半截就很夠用啊」。\n新年快樂，今年也要過「上半截就很夠用」的日子 🎆',
    pics: 'mountains@night*2',
    with: ['bo'],
    place: 'home1',
    on: 'both',
  },
  {
    at: '2019-01-06 18:40',
    text: '柏勳說要教我做蔥油餅，結果家裡的麵粉剛好不夠，水剛好太多，最後變成一鍋麵疙瘩。好吃，不接受糾正。',
    pics: 'riceField@golden',
  },
]
