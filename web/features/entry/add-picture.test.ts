import { expect, test } from 'vitest'
import { buildStorage } from '../../../tests/web/build-storage.ts'
import { addPicture, takePictures } from './add-picture.ts'
import { dropDraft, emptyDraft, keepDraft, readDraft } from './entry-draft.ts'

const [first, second, third] = ['i1', 'i2', 'i3'].map(imageId => ({ imageId, image: `/media/${imageId}` }))
const begun = { ...emptyDraft(new Date(2024, 4, 6)), key: 'key1' }

test('pictures that are sent while the dialog is closed are in it when it is opened again', () => {
  const storage = buildStorage()
  const shown: unknown[] = []
  const close = takePictures('s1', picture => shown.push(picture))
  if (!first || !second || !third) throw new Error('there are three pictures')
  addPicture(storage, 's1', begun, first)
  expect(shown).toEqual([first])
  expect(storage.length).toBe(0)
  keepDraft(storage, 's1', { ...begun, content: 'Rain', pictures: [first] })
  close()
  addPicture(storage, 's1', begun, second)
  expect(readDraft(storage, 's1')).toEqual({ ...begun, content: 'Rain', pictures: [first, second] })
  // which may be opened again while the last one is sent
  takePictures('s1', picture => shown.push(picture))
  close()
  addPicture(storage, 's1', begun, third)
  expect(shown).toEqual([first, third])
})

test('an entry that had nothing in it when its dialog was closed begins with the picture', () => {
  const storage = buildStorage()
  if (!first) throw new Error('there is a picture')
  addPicture(storage, 's2', begun, first)
  expect(readDraft(storage, 's2')).toEqual({ ...begun, key: expect.any(String), pictures: [first] })
})

test('a picture that arrives after its entry was saved begins another one, without the words of the first', () => {
  const storage = buildStorage()
  if (!first) throw new Error('there is a picture')
  const written = { ...begun, title: 'May', content: 'Rain' }
  keepDraft(storage, 's3', written)
  dropDraft(storage, 's3')
  addPicture(storage, 's3', written, first)
  const draft = readDraft(storage, 's3')
  expect(draft).toEqual({ ...begun, key: expect.any(String), pictures: [first] })
  // the key of the first would change what it is
  expect(draft?.key).not.toBe(begun.key)
})
