import { expect, it } from 'vitest'
import { isEnglish } from './is-english.ts'

it.each([
  ['We walked home through the rain, and nobody said anything until the corner.', true],
  ['Finally got the keys to our new place! Small but it is ours.', true],
  ['Vi gik hjem gennem regnen, og ingen sagde noget før hjørnet.', false],
  ['Endlich haben wir die Schlüssel zu unserer neuen Wohnung bekommen.', false],
  ['Por fin tenemos las llaves de nuestra casa nueva, pequeña pero nuestra.', false],
  ['I dag kom vi hjem, og så var der kage til alle på kontoret.', false],
  ['Kita pulang ke rumah waktu hujan dan tidak ada yang bicara.', false],
])('%s', (text, english) => {
  expect(isEnglish(text)).toBe(english)
})
