import { cloudSea, mountains, riceField, type Scene, sea } from './land.ts'

/** Every scene a corpus may name in its `pics`. */
export const SCENES = { mountains, cloudSea, sea, riceField } satisfies Record<string, Scene>

export type SceneName = keyof typeof SCENES

export function isSceneName(name: string): name is SceneName {
  return Object.hasOwn(SCENES, name)
}
