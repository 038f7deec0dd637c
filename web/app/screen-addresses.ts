import { notYet } from './not-yet-list.ts'
import { screens } from './screens.ts'

/** The design itself, which leads to its first step. */
export const designAddress = '/app/design'

/** The payment itself, which leads to its first step. */
export const paymentAddress = '/app/payment'

/** Where screens are, as React Router writes it: at any other address the server answers 404. */
export const screenAddresses: readonly string[] = [
  ...screens.filter(screen => screen.title !== 'notFound').map(screen => screen.path),
  ...notYet.map(screen => screen.path),
  designAddress,
  paymentAddress,
]
