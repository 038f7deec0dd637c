import { uploadImage } from '#contract/images'
import { type Route, route } from '../../../kernel/http/route.ts'
import { takeImage } from './take-image.ts'

/** Pictures that a person uploads by hand: for covers, inserted pages and entries. */
export const imageRoutes: readonly Route[] = [
  route(uploadImage, ({ file, caller }, deps) => takeImage(caller.uid, file.stream, deps)),
]
