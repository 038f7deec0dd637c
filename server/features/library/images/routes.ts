import { takePhotos as takePhotosCall, uploadImage } from '#contract/images'
import type { Deps } from '../../../deps.ts'
import { type Route, routesOf } from '../../../kernel/http/route.ts'
import { bookPolicy } from '../books/policy.ts'
import { imagePolicy } from './policy.ts'
import { takeImage } from './take-image.ts'
import { takePhotos } from './take-photos.ts'

const ofBook = routesOf(bookPolicy)
const route = routesOf<Deps, typeof imagePolicy>(imagePolicy)

/** Pictures that a person uploads by hand: for covers, inserted pages and entries. */
export const imageRoutes: readonly Route<Deps>[] = [
  route(uploadImage, ({ file, caller }, deps) => takeImage(caller.uid, file.stream, deps), {
    // of one address, behind which may be a family; of one person see take-image
    max: 300,
    timeWindow: 60_000,
  }),
  ofBook(takePhotosCall, ({ book, body }, deps) => takePhotos(book, body.pictures, deps)),
]
