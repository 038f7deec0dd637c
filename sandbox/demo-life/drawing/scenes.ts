import { bubbleTea } from './bubble-tea.ts'
import { cat, catWindow } from './cat.ts'
import { babyPlay, crib, firstSteps, parentChild } from './children.ts'
import { harbour, lanternLane, nightMarket, skyline } from './city.ts'
import { branches, pagoda, temple, torii } from './far-away.ts'
import { cake, familyTable, hotpot } from './feasts.ts'
import { mooncakes, tangyuan, zongzi } from './festival-food.ts'
import { breakfast, cafe, dumplings, noodles, shavedIce } from './food.ts'
import { babyClothes, balloons, desk, kitchen, movingBoxes } from './indoors.ts'
import { cloudSea, mountains, riceField, type Scene, sea } from './land.ts'
import { dragonBoat, fireworks, fullMoon, skyLanterns, starrySky } from './moments.ts'
import { cyclists, hikers } from './outings.ts'
import { couple, family, friends, grandma, park, picnic, silhouettes, wedding } from './people.ts'
import { rainWindow } from './rain-window.ts'
import { trainWindow } from './train-window.ts'

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
