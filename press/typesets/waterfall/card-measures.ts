/** mm of white around the photos of a card. */
export const mat = 1.6
/** mm between two photos of a card. */
export const photoGap = 1.6
/** mm of its rows that a group of photos leaves free. */
export const photoInset = 2.2
/** mm between two columns of cards. */
export const cardGap = 3.6
