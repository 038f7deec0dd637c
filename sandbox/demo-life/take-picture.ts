import { HOURS, type Hour } from './drawing/light.ts'
import { isSceneName, type SceneName } from './drawing/scenes.ts'
import type { LifeMedia } from './life.ts'
import type { Random } from './random.ts'

export interface Shot {
  scene: SceneName
  hour: Hour | undefined
}

/** `mountains@dawn*3 cat` as four shots. Throws on a scene or an hour that does not exist. */
export function readPics(pics: string): Shot[] {
  return pics
    .split(/\s+/)
    .filter(Boolean)
    .flatMap(word => {
      const match = /^(\w+)(?:@(\w+))?(?:\*(\d+))?$/.exec(word)
      const [, scene = '', hour, count = '1'] = match ?? []
      if (!isSceneName(scene)) throw new Error(`no scene is called ${word}`)
      const known = HOURS.find(known => known === hour)
      if (hour && !known) throw new Error(`no hour is called ${word}`)
      return Array.from({ length: Number(count) }, () => ({ scene, hour: known }))
    })
}

const RATIOS: [number, number][] = [
  [4, 3],
  [4, 3],
  [4, 3],
  [3, 4],
  [3, 4],
  [1, 1],
  [3, 2],
  [3, 2],
  [16, 9],
  [9, 16],
  [4, 5],
]

/** How the shot came out: its ratio, its size in pixels, how the phone was held, and how the file was saved. */
export function takePicture(
  shot: Shot,
  id: string,
  at: number,
  seed: string,
  random: Random,
  kind: { alone: boolean; video: boolean; gif: boolean },
): Omit<LifeMedia, 'caption'> {
  const [a, b] = kind.alone && random.chance(0.08) ? ([3, 1] as const) : random.pick([[4, 3], ...RATIOS])
  const long = kind.gif ? 480 : longEdge(random)
  const [width, height] = a >= b ? [long, Math.round((long * b) / a)] : [Math.round((long * a) / b), long]
  const luck = random.next()
  const type = kind.gif ? 'gif' : luck < 0.02 ? 'png' : luck < 0.05 ? 'webp' : 'jpg'
  const hold = random.next()
  const orientation = type !== 'jpg' || hold < 0.84 ? 1 : hold < 0.94 ? 6 : hold < 0.97 ? 8 : 3
  return {
    id,
    at,
    kind: kind.video ? 'video' : 'photo',
    drawing: { scene: shot.scene, hour: shot.hour ?? hourOf(at), seed, width, height, type, orientation },
  }
}

function longEdge(random: Random): number {
  const t = random.next()
  if (t < 0.03) return 400
  if (t < 0.13) return random.int(640, 900)
  if (t < 0.16) return random.pick([1800, 2048, 2400])
  return random.pick([1280, 1280, 1280, 1440, 1600])
}

/** The light of a clock time in Taipei. */
function hourOf(at: number): Hour {
  const hour = (Math.floor(at / 3600) + 8) % 24
  if (hour < 5 || hour >= 19) return 'night'
  if (hour < 8) return 'dawn'
  if (hour < 16) return 'day'
  return hour < 18 ? 'golden' : 'dusk'
}
