import type { Item } from '#domain/books/item'
import { buildItem, buildPhoto } from './build-item.ts'

/** Characters of the long post that stand in no other one. */
export const whales = 200

const chapter = '那年夏天我們住在海邊的小房子裡，早上去看漁船回來，下午在樹下讀書，晚上聽著浪聲睡著。'
const longPost = Array.from({ length: whales }, (_, i) => `${i}：鯨魚${chapter.slice(0, 6 + (i % 9))}。`)
  .map((sentence, i) => (i % 25 === 24 ? `${sentence}\n` : sentence))
  .join('')

const photos = (name: string, sizes: [width: number, height: number][]) =>
  sizes.map(([width, height], i) => buildPhoto(`${name}${i}`, { width, height }))

const album = Array.from({ length: 40 }, (_, i) =>
  buildPhoto(
    `album${i}`,
    i % 5 === 3 ? { width: 1080, height: 1350 } : { width: 1600 + 100 * (i % 7), height: 1200 },
    i % 6 === 0 ? { caption: `第${i}天的黃昏，港口的燈亮了。` } : {},
  ),
)

const entries: Partial<Item>[] = [
  { text: '早。' },
  { text: '在', place: { name: '墾丁國家公園' }, people: ['小滿', '阿海', 'Mei Lin'] },
  { title: '海邊的房子', kind: 'note', text: `${longPost}${chapter}` },
  { text: '', album: '2021 環島', kind: 'album', media: album },
  {
    text: '這篇寫得真好',
    links: [
      {
        url: 'https://example.com/a/very/long/address?with=many&joints=1',
        title: '一篇好文章',
        site: '海報',
      },
    ],
  },
  { text: '同意', quote: { text: `${chapter}${chapter}`, author: '阿海' } },
  { text: '投票', kind: 'poll', poll: { question: '去哪裡？', options: ['山上', '海邊', '都不去'] } },
  { text: '小圖', media: photos('tiny', [[200, 150]]) },
  { text: '很寬', media: photos('wide', [[8000, 1000]]) },
  { text: '很長的收據', media: photos('tall', [[600, 4000]]) },
  {
    text: 'ذهبنا اليوم إلى البحر وكانت السماء صافية والهواء عليلا ثم عدنا إلى البيت.\nהלכנו היום לים והיה נעים.',
  },
  { text: '🌊👨‍👩‍👧🏴󠁧󠁢󠁥󠁮󠁧󠁿☀️❤️ 今天！' },
  {
    text: '影片',
    media: [
      { kind: 'video', uri: 'https://example.com/video.mp4', origin: { archive: 'a.zip', path: 'v.mp4' } },
    ],
  },
  { text: 'We walked home along the harbour wall, and nobody said a word. '.repeat(4).trim() },
  { text: '今日は海へ行きました。風が強くて、帽子が飛んでいってしまった。' },
  ...Array.from(
    { length: 14 },
    (_, i): Partial<Item> => ({
      text: chapter.repeat(1 + (i % 3)),
      media: photos(
        `day${i}-`,
        Array.from({ length: i % 5 }, (_, n) => (n % 2 === 0 ? [2000, 1500] : [1500, 2000])),
      ),
    }),
  ),
]

/** March 2021 with all that a month can hold: a word, 3,000 characters, forty photos, ribbons, stamps, Arabic. */
export function sampleMonth(): Item[] {
  return entries.map((entry, i) => buildItem({ id: `item-${i}`, time: 1_614_560_400 + i * 86_000, ...entry }))
}
