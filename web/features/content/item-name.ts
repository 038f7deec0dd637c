import type { SocialItem } from '#contract/item'

/** The first words of an item: its title, else the beginning of its text. */
export function itemName({ title, content }: Pick<SocialItem, 'title' | 'content'>, most = 40): string {
  const words = (title.trim() || content.trim()).replace(/\s+/g, ' ')
  const characters = [...words]
  return characters.length > most ? `${characters.slice(0, most).join('')}…` : words
}

/** 5, 08:00 of 2021-03-05 08:00. */
export function dayAndTime(postDate: string): { day: number; date: string; time: string } {
  return { day: Number(postDate.slice(8, 10)), date: postDate.slice(0, 10), time: postDate.slice(11, 16) }
}
