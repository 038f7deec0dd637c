import { expect, it } from 'vitest'
import { drawPhonePicture } from '#sandbox/real-lives/drawing/draw-phone-picture'
import { hasWords, type PhonePicture } from '#sandbox/real-lives/drawing/phone-picture'
import { lookAtPicture } from '#sources/pictures/look-at-picture'

const plain = { quality: 45, seed: 'a', words: [] }

const pictures: PhonePicture[] = [
  ...['a', 'b', 'c', 'd', 'e', 'f'].map(motif => ({
    ...plain,
    kind: 'photo' as const,
    motif,
    width: 600,
    height: 800,
  })),
  { ...plain, kind: 'meme', motif: 'm', words: ['媽媽的日常', '永遠在找東西'], width: 600, height: 600 },
  { ...plain, kind: 'meme', motif: 'n', words: ['星期一'], width: 540, height: 720 },
  {
    ...plain,
    kind: 'chat',
    motif: 'k',
    words: ['你在哪裡', '快到了', '要買什麼', '牛奶', '好'],
    width: 540,
    height: 1170,
  },
]

it('tells phone photos from memes and conversations', async () => {
  for (const picture of pictures) {
    const { jpeg } = await drawPhonePicture(picture)
    const look = await lookAtPicture(jpeg, { phash: true })
    expect('kind' in look && look.kind).toBe(hasWords(picture) ? 'words' : 'photo')
  }
})
