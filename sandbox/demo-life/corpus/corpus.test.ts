import { describe, expect, it } from 'vitest'
import { readPics } from '../take-picture.ts'
import { planLife, taipeiSeconds } from '../timeline.ts'
import { ALBUMS } from './albums.ts'
import { ENTRIES } from './entries.ts'

describe('the corpus', () => {
  it('tells five years in over three hundred posts, no text twice', () => {
    const texts = ENTRIES.map(entry => entry.text).filter(text => text !== undefined)
    expect(new Set(texts).size).toBe(texts.length)
    expect(texts.length).toBeGreaterThan(300)
    expect(ENTRIES.filter(entry => !/^20(19|2[0-3])-\d\d-\d\d \d\d:\d\d$/.test(entry.at))).toEqual([])
    expect(new Set(ENTRIES.map(entry => entry.at.slice(0, 7))).size).toBe(60)
  })

  it('names only scenes and hours that exist, and no more captions than pictures', () => {
    for (const entry of [...ENTRIES, ...ALBUMS])
      expect(entry.captions?.length ?? 0, entry.at).toBeLessThanOrEqual(readPics(entry.pics ?? '').length)
  })

  it('puts a picture into whatever went to Instagram', () => {
    expect(
      ENTRIES.filter(entry => (entry.on ?? 'fb') !== 'fb' && !entry.pics).map(entry => entry.at),
    ).toEqual([])
  })

  it('leaves no mention unanswered and writes no dashes of the machine', () => {
    const all = JSON.stringify(planLife('x').posts.map(post => [post.text, post.note?.text]))
    expect(all).not.toMatch(/—|&mdash;/)
    expect(all.match(/@\{\w+\}/g)).toEqual(['@{kai}'])
  })

  it('reads clock times as Taipei', () => {
    expect(taipeiSeconds('2019-01-01 08:00')).toBe(Date.UTC(2019, 0, 1) / 1000)
  })
})
