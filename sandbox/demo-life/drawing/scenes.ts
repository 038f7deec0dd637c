import { cat, catWindow } from './cat.ts'
import { harbour, lanternLane, nightMarket, rainWindow, skyline } from './city.ts'
import { branches, pagoda, temple, torii, trainWindow } from './far-away.ts'
import { cake, familyTable, hotpot, mooncakes, tangyuan, zongzi } from './feasts.ts'
import { breakfast, bubbleTea, cafe, dumplings, noodles, shavedIce } from './food.ts'
import { cloudSea, mountains, riceField, type Scene, sea } from './land.ts'
import {
  babyClothes,
  balloons,
  desk,
  dragonBoat,
  fireworks,
  fullMoon,
  kitchen,
  movingBoxes,
  skyLanterns,
  starrySky,
} from './moments.ts'
import {
  babyPlay,
  couple,
  crib,
  cyclists,
  family,
  firstSteps,
  friends,
  grandma,
  hikers,
  parentChild,
  park,
  picnic,
  silhouettes,
  wedding,
} from './people.ts'

/** Every scene a corpus may name in its `pics`. */
export const SCENES = {
  mountains,
  cloudSea,
  sea,
  riceField,
  noodles,
  dumplings,
  shavedIce,
  breakfast,
  cafe,
  bubbleTea,
  hotpot,
  familyTable,
  mooncakes,
  cake,
  tangyuan,
  zongzi,
  skyline,
  harbour,
  lanternLane,
  nightMarket,
  rainWindow,
  torii,
  pagoda,
  branches,
  temple,
  trainWindow,
  cat,
  catWindow,
  babyClothes,
  balloons,
  desk,
  dragonBoat,
  fireworks,
  fullMoon,
  kitchen,
  movingBoxes,
  skyLanterns,
  starrySky,
  babyPlay,
  couple,
  crib,
  cyclists,
  family,
  firstSteps,
  friends,
  grandma,
  hikers,
  parentChild,
  park,
  picnic,
  silhouettes,
  wedding,
} satisfies Record<string, Scene>

export type SceneName = keyof typeof SCENES

export function isSceneName(name: string): name is SceneName {
  return Object.hasOwn(SCENES, name)
}
