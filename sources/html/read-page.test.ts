import { expect, test } from 'vitest'
import { readPage } from './read-page.ts'

const origin = { archive: 'a.zip', path: 'posts/your_posts_1.html' }
const record = (content: string, date = 'Mar 11, 2023 5:21:09 pm') =>
  `<section class="_a6-g"><h2 class="_2ph_ _a6-h _a6-i">Ann Example added a new photo.</h2><div class="_2ph_ _a6-p">${content}</div><footer class="_3-94 _a6-o"><div class="_a72d">${date}</div></footer></section>`
const page = (body: string) =>
  `<html><head><base href="../../"><title>Your posts</title><style>._a6-g{}</style></head><body><main><header><h1 class="_a70e">Your posts</h1></header>${body}</main></body></html>`

test('text, photo with caption, link and date of a record', () => {
  const [post, second] = readPage(
    page(
      record(
        '<div class="_2pin"><div>Snow at last.<br>And &lt;more&gt; snow.</div></div><div class="_2pin"><div><div><a href="https://snow.example/a"><div>Snow news</div></a></div></div></div><div class="_2pin"><div><div><a target="_blank" href="posts/media/x/1.jpg"><img src="posts/media/x/1.jpg" class="_a6_o"></a><div class="_3-95">The hill</div></div><table><tr><td>Camera</td><td>X</td></tr></table></div></div><div>Updated Mar 12, 2023 5:21:09 pm</div>',
      ) + record('<div>十二月的雪</div>', '2023年3月11日 下午5:21'),
    ),
    'post',
    origin,
    'Asia/Taipei',
  )
  const at = { ...origin, index: 0 }
  expect(post).toEqual({
    kind: 'post',
    time: 1678526469,
    title: '',
    text: 'Snow at last.\nAnd <more> snow.',
    media: [{ kind: 'photo', uri: 'posts/media/x/1.jpg', caption: 'The hill', time: 1678526469, origin: at }],
    otherFiles: [],
    people: [],
    links: [{ url: 'https://snow.example/a', title: 'Snow news' }],
    draft: false,
    origin: at,
  })
  expect([second?.text, second?.time]).toEqual(['十二月的雪', 1678526460])
})

test.each([
  '2015年3月8日 我們結婚了',
  '2015.3.8 永遠記得這一天',
  'Born 2019/3/4',
  'Our wedding, March 8, 2015',
  'Mar 8, 2015',
  '3月 8, 2015',
  '2015/3/8 17:00 ❤️',
  '❤️ 2015/3/8 17:00',
  '2015/3/8 17:00 (結婚)',
  'Kirche, 8.3.2015 17:00 Uhr',
  'Meet us there 3/8/2015 5:00 pm',
  '婚禮 2015年3月8日 17:00',
  '更新婚禮 2015年3月8日 17:00',
  'Ceremony 3/8/2015 5:00 pm',
  'Ceremony: Saturday, March 8, 2015 at 5:00 PM',
  'Saturday, March 8, 2015 at 5:00 PM',
  'On Mar 8, 2015 at 5:00 PM',
  'Updated wardrobe 3/8/2015 5:00 pm',
  'Updated Mar 8, 2015',
  '(B) 2015/3/8 17:00',
  ':) 2015/3/8 17:00',
])('words that hold a date are the person’s: %s', words => {
  const photo = `<div>Snow</div><div><img src="posts/media/x/1.jpg"><div>${words}</div></div>`
  const [post, captioned] = readPage(
    page(record(`<div>${words}</div>`) + record(photo)),
    'post',
    origin,
    'UTC',
  )
  expect(post?.text).toBe(words)
  expect(captioned?.media.map(({ caption }) => caption)).toEqual([words])
})

test.each([
  'Updated Mar 12, 2023 5:21:09 pm',
  'Updated Mar 12, 2023, 5:21 PM',
  'Updated Mar 12, 2023 at 5:21 PM',
  'Last updated on Sunday, March 12, 2023 at 5:21 PM',
  'Actualizado el 12 de marzo de 2023 a las 17:21',
  'Mise à jour : mars 12, 2023 5:21:09 pm',
  'Mise à jour : 12 mars 2023 à 17:21',
  'Mis à jour le dimanche 12 mars 2023 à 17:21',
  'Aktualisiert am März 12, 2023 5:21:09 pm',
  'Aktualisiert am 12. März 2023 um 17:21',
  'Zuletzt aktualisiert am Sonntag, 12. März 2023 um 17:21 Uhr',
  'Aggiornato il 12 marzo 2023 alle ore 17:21',
  'Atualizado em mar 12, 2023 5:21:09 da tarde/noite',
  'Atualizado em 12 de março de 2023 às 17:21',
  'Bijgewerkt op 12 maart 2023 om 17:21',
  'Diperbarui pada 12 Maret 2023 pukul 17.21',
  'Zaktualizowano 12 marca 2023 o 17:21',
  '12 Mart 2023 saat 17:21 tarihinde güncellendi',
  'Обновлено 12 марта 2023 г. в 17:21',
  'อัพเดตเมื่อ 12 มีนาคม 2023 เวลา 17:21 น.',
  '已更新 3月 12, 2023 5:21:09 下午',
  '已更新 2023年3月12日 週日 下午5:21',
  '最後更新：2023年3月12日（週日）17:21',
  '3月 12, 2023 5:21:09 下午更新',
  '3月 12, 2023 5:21:09 PMに更新',
  '更新 2023年3月12日(日) 17:21',
  '2023년 3월 12일 일요일 오후 5:21에 업데이트됨',
  'Updated 2023-03-12T17:21:09Z',
  'Mar 12, 2023, 5:21 PM',
  '2023年3月12日(日) 17:21',
  '12. März 2023 um 17:21',
  '2023-03-12T17:21:09Z',
])('a network’s note is not: %s', note => {
  const photo = `<div>Snow</div><div><img src="posts/media/x/1.jpg"><div>${note}</div></div>`
  const [post, captioned] = readPage(
    page(record(`<div>Snow</div><div>${note}</div>`) + record(photo)),
    'post',
    origin,
    'UTC',
  )
  expect(post?.text).toBe('Snow')
  expect(captioned?.media.map(({ caption }) => caption)).toEqual([undefined])
})

test('pages of before 2021', () => {
  const html = page(
    '<div class="pam _3-95 _2ph- _2lej uiBoxWhite noborder"><div class="_3-96 _2pio _2lek _2lel">Ann Example</div><div class="_3-96 _2let"><div><div class="_2pin"><div>Old words</div></div><div><video src="../photos_and_videos/v/2.mp4"></video></div></div></div><div class="_3-94 _2lem">Mar 11, 2018, 5:21 PM</div></div>',
  )
  const [post] = readPage(html, 'post', origin, 'UTC')
  expect([post?.text, post?.time, post?.media[0]?.kind, post?.media[0]?.uri]).toEqual([
    'Old words',
    1520788860,
    'video',
    'photos_and_videos/v/2.mp4',
  ])
})

const gram = (heading: string, content = '<img src="media/posts/202303/1.jpg" class="_a6_o _3-96">') =>
  `<div class="pam _3-95 _2ph- _a6-g uiBoxWhite noborder">${heading}<div class="_3-95 _a6-p">${content}</div><div class="_3-94 _a6-o">Mar 11, 2023 5:21 pm</div></div>`
const captions = (...records: string[]) =>
  readPage(page(records.join('')), 'post', origin, 'UTC', 'caption').map(({ text }) => text)

test('where headings are captions, a record’s own is its text, with its line breaks', () => {
  expect(
    captions(
      gram('<h2 class="_3-95 _2pim _a6-h _a6-i">Snow at last<br>&lt;3 #winter<br><br>2015年3月8日</h2>'),
      gram('<div class="_3-95 _2pim _a6-h _a6-i">十二月的雪</div>'),
      gram(''),
    ),
  ).toEqual(['Snow at last\n<3 #winter\n\n2015年3月8日', '十二月的雪', ''])
})

test('a heading in a table or a box of a record is a label', () => {
  const labels = '<table><tr><td><h2 class="_a6-h">Owner</h2><div class="_a6-p">Ann</div></td></tr></table>'
  const box = '<div class="pam"><h2 class="_a6-h">Hashtags</h2></div>'
  const heading = '<h2 class="_3-95 _2pim _a6-h _a6-i">Snow</h2>'
  expect(captions(gram('', labels), gram('', box), gram(heading, labels + box))).toEqual(['', '', 'Snow'])
})

test('what stands in a video for browsers that play none is no caption', () => {
  const link =
    '<a target="_blank" href="posts/media/v/2.mp4"><div>Click for video:</div><img src="posts/media/v/2.mp4"></a>'
  const video = `<video src="posts/media/v/2.mp4" controls="1" class="_a6_o _3-96">${link}</video>`
  const [post] = readPage(
    page(record(`<div>Snow</div><div><div>${video}<div>The hill</div></div></div>`)),
    'post',
    origin,
    'UTC',
  )
  expect(post?.text).toBe('Snow')
  expect(post?.media.map(({ kind, uri, caption }) => [kind, uri, caption])).toEqual([
    ['video', 'posts/media/v/2.mp4', 'The hill'],
  ])
})

test('records are known by their shape where the classes are new', () => {
  const html =
    '<main><h1>Posts</h1><div><div><p>one</p><span>x</span><p>11 mars 2023 à 17:21</p></div><div><p>two</p><p>12 mars 2023 à 17:21</p></div></div></main>'
  expect(readPage(html, 'post', origin, 'UTC').map(({ text }) => text)).toEqual(['one\n\nx', 'two'])
})

test('an album page is one album, dated by its first photo', () => {
  const photo = (name: string, date: string) =>
    record(`<div><img src="posts/media/h/${name}.jpg"><div>${name}</div></div>`, date)
  const html = page(photo('b', 'Mar 12, 2023, 1:00 PM') + photo('a', 'Mar 11, 2023, 1:00 PM')).replaceAll(
    'Your posts',
    'Harbour',
  )
  const [album] = readPage(html, 'album', origin, 'UTC')
  expect(album?.kind).toBe('album')
  expect(album?.title).toBe('Harbour')
  expect(album?.time).toBe(1678539600)
  expect(album?.media.map(({ uri, caption }) => [uri, caption])).toEqual([
    ['posts/media/h/a.jpg', 'a'],
    ['posts/media/h/b.jpg', 'b'],
  ])
})

test.each(['', '<', '<section class="_a6-g">', '<div>'.repeat(5_000), '<p>'.repeat(9), 'no tags at all'])(
  'what is no page gives no words: %j',
  html => {
    expect(
      readPage(html, 'post', origin, 'UTC')
        .map(({ text }) => text)
        .join(''),
    ).toBe('')
  },
)
