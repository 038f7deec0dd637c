import { expect, it } from 'vitest'
import { buildLines } from '../../../tests/press/build-drawn.ts'
import { tornLines } from './torn-lines.ts'

it('counts lines whose characters stand more than 0.12 em apart', () => {
  expect(tornLines([buildLines(['這件外套'], { advance: 1.1 })])).toBe(0)
  expect(tornLines([[...buildLines(['這件外套'], { advance: 1.2 }), ...buildLines(['很暖'])]])).toBe(1)
})
