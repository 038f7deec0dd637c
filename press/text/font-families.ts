import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** Font stacks by family: the first entry only sets European letters, then the text font, then what it lacks. */
export const stacks = {
  serif: ['Noto Serif', 'Noto Serif TC', 'Noto Serif', 'Noto Serif SC', 'Noto Serif JP', ...fallbacks()],
  sans: ['Noto Sans', 'Noto Sans TC', 'Noto Sans', ...fallbacks()],
} as const

/** Faces of Chinese letters: one family of designs, each with the letters of its region. */
export type Typeface = 'TC' | 'SC' | 'JP'

/** Their fonts by family. */
export const faces: Record<keyof typeof stacks, Record<Typeface, string>> = {
  serif: { TC: 'Noto Serif TC', SC: 'Noto Serif SC', JP: 'Noto Serif JP' },
  sans: { TC: 'Noto Sans TC', SC: 'Noto Sans SC', JP: 'Noto Sans JP' },
}

/** Folder of the text font of a face, which says what letters the face has. */
export function faceFolder(face: Typeface): string {
  return join(packageFolder(`noto-serif-${face.toLowerCase()}`), '400Regular')
}

/** File of the text font of a family (TC), in the weight that is set for one that is asked for. */
export function textFont(family: keyof typeof stacks, weight: number): string {
  const name = faces[family].TC
  const [, weights = []] = bundled.find(([folder]) => folder === folderOf(name)) ?? []
  const nearest = weights.toSorted((a, b) => distance(a, weight) - distance(b, weight))[0]
  if (!nearest) throw new Error(`${name} has no weights`)
  return join(packageFolder(folderOf(name)), nearest, `${name.replaceAll(' ', '')}_${nearest}.ttf`)
}

const folderOf = (name: string) => name.toLowerCase().replaceAll(' ', '-')
const distance = (folder: string, weight: number) => Math.abs(Number.parseInt(folder, 10) - weight)

/** Folders with the static font files the press sets with; system fonts are never used. */
export function fontFolders(): string[] {
  const ofPackages = bundled.flatMap(([name, weights]) =>
    weights.map(weight => join(packageFolder(name), weight)),
  )
  return [...ofPackages, join(import.meta.dirname, 'fonts')]
}

/** The packages that these folders are in. */
export function fontPackages(): string[] {
  return bundled.map(([name]) => `@expo-google-fonts/${name}`)
}

// Weights are those that a typeset or a cover names; each costs 10 MB of memory at most.
const bundled: [name: string, weights: string[]][] = [
  ['noto-serif-tc', ['300Light', '400Regular', '600SemiBold', '700Bold', '900Black']],
  ['noto-sans-tc', ['300Light', '400Regular', '500Medium', '700Bold', '900Black']],
  ['noto-color-emoji', ['400Regular']],
  ['noto-serif', ['400Regular', '700Bold']],
  ['noto-sans', ['400Regular', '700Bold']],
  ['noto-serif-sc', ['400Regular', '700Bold']],
  ['noto-serif-jp', ['400Regular', '700Bold']],
  ['noto-sans-sc', ['400Regular', '700Bold']],
  ['noto-sans-jp', ['400Regular', '700Bold']],
  ['noto-sans-kr', ['400Regular']],
  ['noto-sans-arabic', ['400Regular']],
  ['noto-sans-hebrew', ['400Regular']],
  ['noto-sans-thai', ['400Regular']],
  ['noto-sans-devanagari', ['400Regular']],
  ['noto-sans-symbols', ['400Regular']],
  ['noto-sans-symbols-2', ['400Regular']],
  ['noto-sans-math', ['400Regular']],
]

function fallbacks(): string[] {
  return [
    'Noto Sans SC',
    'Noto Sans JP',
    'Noto Sans KR',
    'Noto Sans Arabic',
    'Noto Sans Hebrew',
    'Noto Sans Thai',
    'Noto Sans Devanagari',
    'Noto Sans Symbols',
    'Noto Sans Symbols 2',
    'Noto Sans Math',
    'Noto Serif JP',
    'Chiron Sung HK VF',
    'Noto Color Emoji',
  ]
}

function packageFolder(name: string): string {
  return dirname(createRequire(import.meta.url).resolve(`@expo-google-fonts/${name}/package.json`))
}
