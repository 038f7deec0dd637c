import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addText } from './add-text.ts'
import { comparable } from './clean-text.ts'
import type { ParsedRecord } from './parsed-record.ts'

/** What it does, written as plainly as can be; of texts shorter than what is searched. */
function addPlainly(text: string, added: string): string {
  if (added === '' || comparable(text).includes(comparable(added))) return text
  return text === '' ? added : `${text}\n\n${added}`
}

it('adds each paragraph once, also of a long text and of one that stands inside another', () => {
  const words = fc.stringMatching(/^((snow|hill|雪山|x) ?){1,40}$/)
  fc.assert(
    fc.property(
      fc.array(fc.oneof(words, fc.stringMatching(/^(snow|x) (hill|雪)$/), fc.string({ maxLength: 12 })), {
        maxLength: 60,
      }),
      paragraphs => {
        const parsed = { text: '' } as ParsedRecord // nothing else of it is looked at
        let plain = ''
        for (const paragraph of paragraphs) {
          addText(parsed, paragraph)
          plain = addPlainly(plain, paragraph)
        }
        expect(parsed.text).toBe(plain)
      },
    ),
    { numRuns: 200 },
  )
})

it('finds a paragraph in a long text where two others meet', () => {
  const parsed = { text: '' } as ParsedRecord // nothing else of it is looked at
  const paragraphs = [`${'a'.repeat(600)}snow`, 'hill in the rain']
  for (const paragraph of [...paragraphs, 'snow hill', 'snow', 'w h']) addText(parsed, paragraph)
  expect(parsed.text).toBe(paragraphs.join('\n\n'))
})
