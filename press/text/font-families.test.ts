import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { faces, fontFolders } from './font-families.ts'

it('has every face regular and bold', () => {
  const files = fontFolders().flatMap(folder => readdirSync(folder))
  const packaged = new Set(Object.values(faces).flatMap(face => Object.values(face)))
  for (const family of packaged) {
    const name = family.replaceAll(' ', '')
    const weights = files
      .filter(file => file.startsWith(`${name}_`))
      .map(file => file.replace(/^.*_|\..*$/g, ''))
    expect([family, weights.includes('400Regular'), weights.includes('700Bold')]).toEqual([
      family,
      true,
      true,
    ])
  }
})
