import { expect, test } from 'vitest'
import type { SocialItem } from '#contract/item'
import { buildSocialItem } from '../../../tests/web/build-social-item.ts'
import { buildStorage } from '../../../tests/web/build-storage.ts'
import { startSaving } from '../../editor/save-queue.ts'
import { worstState } from '../../editor/savers.ts'
import { editedItem } from './edited-item.ts'
import { type Edit, itemDrafts } from './item-drafts.ts'
import { createItemSavers, type SendResult } from './item-savers.ts'
import { photoEdits } from './photo-edits.ts'

/** A server that answers when it is told to. */
function buildWorld(stored: SocialItem = buildSocialItem(), storage = buildStorage(), tab = 't1') {
  const sent: (Edit & { version: number; run: string })[] = []
  const answers: ((result: SendResult) => void)[] = []
  const retries: (() => void)[] = []
  const kept = itemDrafts('b1', storage, tab)
  const drafts = () => kept.all().map(({ draft }) => draft)
  const refused: unknown[] = []
  const heard: SocialItem[] = []
  const server: { item: SocialItem | undefined } = { item: stored }
  const savers = createItemSavers({
    send: (_, edit) => {
      sent.push(edit)
      return new Promise(answer => answers.push(answer))
    },
    find: async () => server.item,
    onAnswer: ({ item }) => heard.push(item),
    onRefused: error => refused.push(error),
    later(_, retry) {
      retries.push(retry)
      return () => {}
    },
    retryDelayMs: () => 1,
    newRun: () => 'new',
    drafts: kept,
  })
  const answer = async (result: SendResult) => {
    answers.shift()?.(result)
    // the answer goes through a few promises
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
  }
  const accept = (content: string, version: number) =>
    answer({ answer: { item: buildSocialItem({ content, version }), chapter: null } })
  return { savers, sent, answer, accept, retries, drafts, server, refused, heard }
}

test('a date that is undone brings the item back into its month, and the next words find it there', async () => {
  const world = buildWorld()
  const { savers, sent, answer } = world
  savers.edit(buildSocialItem(), 'r1', { postDate: '2021-01-05 08:00' })
  await answer({ answer: { item: buildSocialItem({ chapterId: '202101', version: 4 }), chapter: null } })
  expect(savers.savingOf('i1')?.document.chapterId).toBe('202101')
  const back = buildSocialItem({ version: 5 })
  savers.seen(back)
  expect(savers.savingOf('i1')?.document).toEqual({ chapterId: '202103', item: back })
  savers.edit(back, 'r2', { content: '晚' })
  expect(sent.at(-1)).toMatchObject({ content: '晚', version: 5 })
})

const state = ({ savers }: ReturnType<typeof buildWorld>) => savers.savingOf('i1')?.queue.state

test('typing sends one request at a time, each on the version of the last answer', async () => {
  const world = buildWorld()
  for (const content of ['早安', '早安，', '早安，春']) world.savers.edit(buildSocialItem(), 'r', { content })
  expect(world.sent).toEqual([{ content: '早安', version: 3, run: 'r' }])
  await world.accept('早安', 4)
  expect(world.sent[1]).toEqual({ content: '早安，春', version: 4, run: 'r' })
  await world.accept('早安，春', 5)
  expect(world.sent).toHaveLength(2)
  expect(worstState(world.savers.store.getState().savings.values())).toBe('saved')
  expect(world.drafts().length).toBe(0)
})

test('words that nobody answered stay on the device and go out again', async () => {
  const world = buildWorld()
  world.savers.edit(buildSocialItem(), 'r', { content: '早安' })
  await world.answer({ failed: 'unanswered' })
  expect(worstState(world.savers.store.getState().savings.values())).toBe('waiting')
  expect(world.drafts()[0]).toEqual({
    itemId: 'i1',
    chapterId: '202103',
    version: 3,
    edit: { content: '早安' },
  })
  world.retries[0]?.()
  await world.accept('早安', 4)
  expect(world.drafts().length).toBe(0)
})

test('what was left when the window was closed is taken up again', async () => {
  const draft = { itemId: 'i1', chapterId: '202103', version: 3, edit: { content: '早安' } }
  // as it was kept before windows had names
  const world = buildWorld(undefined, buildStorage({ 'draft b1 i1': JSON.stringify(draft) }))
  world.savers.resume()
  expect(world.sent).toEqual([{ content: '早安', version: 3, run: 'new' }])
  await world.accept('早安', 4)
  expect(world.drafts()).toEqual([])
})

test('a window that saves an entry leaves the words that another has for it', async () => {
  const storage = buildStorage()
  const [one, two] = [buildWorld(undefined, storage, 't1'), buildWorld(undefined, storage, 't2')]
  one.savers.edit(buildSocialItem(), 'r', { content: '早安' })
  await one.answer({ failed: 'unanswered' })
  two.savers.edit(buildSocialItem(), 'r', { title: '賞花' })
  await two.accept('早', 4)
  expect(two.drafts().map(({ edit }) => edit)).toEqual([{ content: '早安' }])
  // and takes them up when it is looked at again
  two.savers.forgetSettled()
  two.savers.resume()
  await two.accept('早安', 4)
  expect(storage.length).toBe(0)
})

test('another version: both are kept until one is chosen', async () => {
  const world = buildWorld(buildSocialItem({ content: '晚', version: 7 }))
  world.savers.edit(buildSocialItem(), 'r', { content: '早安' })
  await world.answer({ failed: 'conflict' })
  const saving = world.savers.savingOf('i1')
  expect(saving?.theirs?.item?.content).toBe('晚')
  expect(editedItem(buildSocialItem(), saving).content).toBe('早安')
  world.savers.choose('i1', 'mine')
  expect(world.sent[1]).toEqual({ content: '早安', version: 7, run: 'new' })
  await world.accept('早安', 8)
  expect(world.savers.savingOf('i1')?.theirs).toBeUndefined()
})

test('the other version can be kept', async () => {
  const world = buildWorld(buildSocialItem({ content: '晚', version: 7 }))
  world.savers.edit(buildSocialItem(), 'r', { content: '早安' })
  await world.answer({ failed: 'conflict' })
  world.savers.choose('i1', 'theirs')
  expect(state(world)).toBe('saved')
  expect(editedItem(buildSocialItem(), world.savers.savingOf('i1')).content).toBe('晚')
})

test('an answer that was lost is no conflict with oneself', async () => {
  const world = buildWorld(buildSocialItem({ content: '早安', version: 4 }))
  world.savers.edit(buildSocialItem(), 'r', { content: '早安' })
  await world.answer({ failed: 'conflict' })
  expect(state(world)).toBe('saved')
  // its pages come on screen as with the answer
  expect(world.heard).toEqual([world.server.item])
})

test('nor is one that was lost while more was typed: the rest is saved on top of it', async () => {
  const world = buildWorld(buildSocialItem({ content: '早', version: 4 }))
  for (const content of ['早', '早安']) world.savers.edit(buildSocialItem(), 'r', { content })
  await world.answer({ failed: 'unanswered' })
  world.savers.edit(buildSocialItem(), 'r', { content: '早安！' })
  world.retries[0]?.()
  await world.answer({ failed: 'conflict' })
  expect(world.sent.at(-1)).toEqual({ content: '早安！', version: 4, run: 'r' })
  await world.accept('早安！', 5)
  expect([state(world), world.drafts().length]).toEqual(['saved', 0])
})

test('nor is one that was lost when the window was closed', async () => {
  const storage = buildStorage()
  const before = buildWorld(undefined, storage, 't0')
  for (const content of ['早', '早安']) before.savers.edit(buildSocialItem(), 'r', { content })
  await before.answer({ failed: 'unanswered' })
  const world = buildWorld(buildSocialItem({ content: '早', version: 4 }), storage)
  world.savers.resume()
  await world.answer({ failed: 'conflict' })
  expect(world.sent.at(-1)).toEqual({ content: '早安', version: 4, run: 'new' })
  await world.accept('早安', 5)
  expect([state(world), world.drafts().length]).toEqual(['saved', 0])
})

test('what is deleted, and gone from the recycle bin since, is saved', async () => {
  const world = buildWorld()
  world.savers.edit(buildSocialItem(), 'r', { deleted: true })
  world.server.item = undefined
  await world.answer({ failed: 'gone' })
  expect([state(world), world.drafts().length]).toEqual(['saved', 0])
})

test('words for an entry that is in the recycle bin are kept to be copied', async () => {
  const world = buildWorld(buildSocialItem({ deleted: true, version: 7 }))
  world.savers.edit(buildSocialItem(), 'r', { content: '早安' })
  await world.answer({ failed: 'conflict' })
  expect([state(world), world.savers.savingOf('i1')?.theirs]).toEqual(['conflict', undefined])
  expect(world.drafts()[0]?.edit).toEqual({ content: '早安' })
})

test('who comes back to a screen knows anew what is saved, and goes on with what is not', async () => {
  const world = buildWorld()
  world.savers.edit(buildSocialItem({ itemId: 'i2' }), 'r', { content: '晚' })
  await world.answer({ failed: 'unanswered' })
  world.savers.edit(buildSocialItem(), 'r', { content: '早安' })
  await world.accept('早安', 4)
  world.savers.forgetSettled()
  expect([...world.savers.store.getState().savings.keys()]).toEqual(['i2'])
})

test('nor is a lost answer to photos that were turned round', async () => {
  const photo = (photoId: string) => ({ photoId, size: 'usual', removed: false, kind: 'photo' }) as const
  const world = buildWorld(buildSocialItem({ photos: [photo('b'), photo('a')], version: 4 }))
  const photos = [{ photoId: 'b' }, { photoId: 'a' }]
  world.savers.edit(buildSocialItem({ photos: [photo('a'), photo('b')] }), 'r', { photos })
  await world.answer({ failed: 'conflict' })
  expect(state(world)).toBe('saved')
})

test('a refusal is told once and not sent again', async () => {
  const world = buildWorld()
  world.savers.edit(buildSocialItem(), 'r', { postDate: '2021-02-30 08:00' })
  await world.answer({ failed: 'refused', error: 'badDate' })
  expect([state(world), world.refused, world.sent.length]).toEqual(['refused', ['badDate'], 1])
})

test('what was refused stays on the device and on the screen, until it is tried again or let go', async () => {
  const world = buildWorld()
  const { savers, sent, drafts, answer, accept } = world
  const shown = () => editedItem(buildSocialItem(), savers.savingOf('i1'))
  savers.edit(buildSocialItem(), 'r', { content: '早安', place: { name: '海' } })
  await answer({ failed: 'refused', error: 'unknownPicture' })
  const edit = { content: '早安', place: { name: '海' } }
  expect(drafts()).toMatchObject([{ refused: edit }])
  expect(shown()).toMatchObject(edit)
  // a window that comes back to the screen has it still
  savers.forgetSettled()
  savers.resume()
  expect([sent.length, drafts().length]).toEqual([1, 1])
  savers.choose('i1', 'mine')
  expect(sent[1]).toEqual({ ...edit, version: 3, run: 'new' })
  await answer({ failed: 'refused', error: 'unknownPicture' })
  // what is typed anew takes the place of what was refused, and does not wait for the rest
  savers.edit(buildSocialItem(), 'r2', { content: '晚安' })
  await accept('晚安', 4)
  expect(sent[2]).toMatchObject({ content: '晚安' })
  expect(drafts()).toMatchObject([{ refused: { place: { name: '海' } } }])
  expect(worstState(savers.store.getState().savings.values())).toBe('refused')
  savers.choose('i1', 'theirs')
  expect([drafts(), state(world)]).toEqual([[], 'saved'])
  expect(shown().place).toBeUndefined()
})

test('what was refused spoils nothing that waits with it when the window was closed', async () => {
  const storage = buildStorage()
  const before = buildWorld(undefined, storage)
  before.savers.edit(buildSocialItem(), 'r', { place: { name: '海' } })
  await before.answer({ failed: 'refused', error: 'unknownPicture' })
  before.savers.edit(buildSocialItem(), 'r2', { content: '早安' })
  await before.answer({ failed: 'unanswered' })
  const after = buildWorld(undefined, storage)
  after.savers.resume()
  expect(after.sent[0]).toMatchObject({ content: '早安' })
  expect(after.sent[0]).not.toHaveProperty('place')
  await after.accept('早安', 4)
  expect(after.sent[1]).toMatchObject({ place: { name: '海' } })
})

test('of words that were typed on while the first were refused, only the last count', async () => {
  const world = buildWorld()
  for (const content of ['早', '早安']) world.savers.edit(buildSocialItem(), content, { content })
  await world.answer({ failed: 'refused', error: 'tooLarge' })
  await world.accept('早安', 4)
  expect([state(world), world.drafts()]).toEqual(['saved', []])
  expect(world.savers.savingOf('i1')?.refused).toBeUndefined()
})

test('a version that was read meanwhile counts for the next change', async () => {
  const world = buildWorld()
  world.savers.edit(buildSocialItem(), 'r', { content: 'a' })
  await world.accept('a', 4)
  world.savers.edit(buildSocialItem({ content: 'b', version: 9 }), 'r2', { content: 'c' })
  expect(world.sent[1]?.version).toBe(9)
})

test('rested waits for what is under way only', async () => {
  const world = buildWorld()
  world.savers.edit(buildSocialItem(), 'r', { content: 'a' })
  let rested = false
  const waiting = world.savers.rested().then(() => {
    rested = true
  })
  await Promise.resolve()
  expect(rested).toBe(false)
  await world.answer({ failed: 'unanswered' })
  await waiting
  expect(rested).toBe(true)
})

test('a photo that is being added is there at once, and stays through the edits that follow', () => {
  const photo = { photoId: 'new', added: true }
  const saving = {
    document: { chapterId: '202405' },
    queue: {
      ...startSaving<Edit>(1),
      state: 'sending' as const,
      sent: { run: 'a', upTo: 1, edit: { photos: [photo] } },
      queue: [{ run: 'b', upTo: 2, edit: { photos: [{ ...photo, size: 'large' as const }] } }],
    },
  }
  expect(editedItem(buildSocialItem(), saving).photos).toEqual([
    { photoId: 'new', added: true, kind: 'photo', size: 'large', removed: false },
  ])
  expect(photoEdits(editedItem(buildSocialItem(), saving).photos)).toEqual([{ ...photo, size: 'large' }])
})

test('what its month makes of an item is shown as it was read last, also of one that was saved here', async () => {
  const { savers, accept } = buildWorld()
  savers.edit(buildSocialItem(), 'r1', { content: '晚' })
  await accept('晚', 4)
  const read = buildSocialItem({ content: '晚', version: 4, part: 'smallTalk' })
  expect(editedItem(read, savers.savingOf('i1')).part).toBe('smallTalk')
})
