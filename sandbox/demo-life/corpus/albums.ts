import type { AlbumEntry } from './entry.ts'

export const ALBUMS: AlbumEntry[] = [
  {
    name: '花蓮 三天兩夜',
    at: '2019-03-16 09:00',
    text: '第一次自己開蘇花。',
    pics: 'sea@day*3 mountains@day*3 cloudSea@dawn',
    place: 'taroko',
  },
]
