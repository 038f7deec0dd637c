import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** Font stacks by family: the first entry only sets European letters, then the text font, then what it lacks. */
export const stacks = {
  serif: ['Noto Serif', 'Noto Serif TC', 'Noto Serif', ...fallbacks()],
  sans: ['Noto Sans', 'Noto Sans TC', 'Noto Sans', ...fallbacks()],
} as const

/** Folders with the static font files the press sets with; system fonts are never used. */
export function fontFolders(): string[] {
  return bundled.flatMap(([name, weights]) => weights.map(weight => join(packageFolder(name), weight)))
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
  ['noto-sans-sc', ['400Regular']],
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
    'Noto Sans KR',
    'Noto Sans Arabic',
    'Noto Sans Hebrew',
    'Noto Sans Thai',
    'Noto Sans Devanagari',
    'Noto Sans Symbols',
    'Noto Sans Symbols 2',
    'Noto Sans Math',
    'Noto Color Emoji',
  ]
}

function packageFolder(name: string): string {
  return dirname(createRequire(import.meta.url).resolve(`@expo-google-fonts/${name}/package.json`))
}
