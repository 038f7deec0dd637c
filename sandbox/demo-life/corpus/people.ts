/** Everyone in this life, invented. */
export const OWNER = { name: '林予安', instagram: 'yuan.days', bio: '台北｜走路、煮飯、養貓，偶爾爬山 🍡' }

export const PEOPLE = {
  bo: { name: '許柏勳', instagram: 'bo.hsu.walks' },
  kai: { name: '吳凱文', instagram: 'kaiwen.rides' },
  ying: { name: '蔡佳穎', instagram: 'ying.tsai.eats' },
  fish: { name: '余子晴', instagram: 'smallfish.yu' },
  mika: { name: '中村美香', instagram: 'mika.nknk' },
  dan: { name: 'Daniel Brooks', instagram: 'dan.in.taipei' },
  le: { name: '林予樂', instagram: 'leleleyule' },
  mom: { name: '張淑芬', instagram: 'shufen.garden' },
  dad: { name: '林建成', instagram: 'lin.fishing' },
  mil: { name: '黃麗卿', instagram: 'liching.h' },
  aunt: { name: '林秀娟', instagram: 'aunt.chuan' },
  wan: { name: '方婉如', instagram: 'wanju.f' },
} as const

export type PersonKey = keyof typeof PEOPLE
