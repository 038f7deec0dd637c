import type { cover as tw } from '#locales/zh-tw/cover'

export const cover: Partial<typeof tw> = {}
