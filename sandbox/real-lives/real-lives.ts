import { planFewPosts } from './plan-few-posts.ts'
import { planMemeSharer } from './plan-meme-sharer.ts'
import { planMother } from './plan-mother.ts'
import { planStudent } from './plan-student.ts'
import { planWriter } from './plan-writer.ts'
import type { RealLife } from './real-life.ts'

/** Lives of the kinds that people really have, by name: seeded, and smaller by a scale below 1. */
export const realLives = {
  mother: planMother,
  writer: planWriter,
  'few-posts': planFewPosts,
  student: planStudent,
  memes: planMemeSharer,
} satisfies Record<string, (seed: string, scale: number) => RealLife>

export type RealLifeName = keyof typeof realLives

export const isRealLifeName = (name: string): name is RealLifeName => Object.hasOwn(realLives, name)
