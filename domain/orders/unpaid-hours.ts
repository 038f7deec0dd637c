/** An order that is not paid for so long ends by itself, and its coupons can be used again. */
export const unpaidHours = 24
