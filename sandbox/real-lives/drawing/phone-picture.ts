/** A picture of a made-up life: what it is, how it is drawn, and the part of it that must be seen. */
export interface PhonePicture {
  kind: 'photo' | 'chat' | 'meme'
  /** Two pictures of one motif differ a little, by `seed`. */
  motif: string
  seed: string
  width: number
  height: number
  /** JPEG quality: sites and old phones save between 35 and 65. */
  quality: number
  /** Words in the picture, line by line. */
  words: readonly string[]
}

/** Fractions of the picture's width and height. */
export interface Focus {
  x: number
  y: number
  w: number
  h: number
}

/** Words are all of a picture that has them. */
export const hasWords = (picture: PhonePicture): boolean => picture.kind !== 'photo'
