import type { Item, Media, Picture } from '#domain/books/item'

const origin = { archive: 'facebook-minlin.zip', path: 'posts/your_posts_1.json' }

/** A one-line post of 14 March 2021 (08:26 in Taipei); `overrides` say what the test is about. */
export function buildItem(overrides: Partial<Item> = {}): Item {
  return {
    id: 'item-1',
    source: 'facebook',
    kind: 'post',
    time: 1_615_681_566,
    text: '今天的海很安靜。',
    media: [],
    people: [],
    links: [],
    origin,
    ...overrides,
  }
}

/** A picture of 2400 x 1800 px; its hash is made from the name, as no bytes stand behind it. */
function buildPicture(name: string, overrides: Partial<Picture> = {}): Picture {
  const sha256 = Buffer.from(name).toString('hex').padEnd(64, '0').slice(0, 64)
  return { sha256, width: 2400, height: 1800, ...overrides }
}

/** A photo that was looked at. */
export function buildPhoto(name: string, picture: Partial<Picture> = {}, media: Partial<Media> = {}): Media {
  return { kind: 'photo', uri: `${name}.jpg`, origin, picture: buildPicture(name, picture), ...media }
}
