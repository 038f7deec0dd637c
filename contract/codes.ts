import { generalCodes } from './general-codes.ts'
import { shopCodes } from './shop-codes.ts'

/** Every refusal of the API. A screen that sells nothing loads the general ones alone. */
export const codes = { ...generalCodes, ...shopCodes } as const

export type CodeName = keyof typeof codes
