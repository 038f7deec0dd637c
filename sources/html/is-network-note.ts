import { composed } from '../clean-text.ts'
import { plainText, writtenIn } from './parse-date.ts'

/** "Updated", in the languages whose dates are read: only the words by which a network says so, not a person's "Update!". */
const UPDATED = [
  'last updated|updated|última actualización|actualizad[ao]|(?:dernière )?mise à jour|mise? à jour',
  '(?:zuletzt )?aktualisiert|ultimo aggiornamento|aggiornat[ao]|última atualização|atualizad[ao]',
  '(?:laatst )?(?:bijgewerkt|geüpdatet)|(?:terakhir )?diperbarui|ostatnia aktualizacja|zaktualizowan[aoey]',
  'son güncelleme|güncellendi|последнее обновление|обновлен[ао]?|обновлён',
]
const SUNDAY_TO_SATURDAY = [
  'sunday|monday|tuesday|wednesday|thursday|friday|saturday|sun|mon|tue|wed|thu|fri|sat',
  'domingo|lunes|martes|miércoles|jueves|viernes|sábado|dimanche|lundi|mardi|mercredi|jeudi|vendredi|samedi',
  'sonntag|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend',
  'domenica|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|(?:segunda|terça|quarta|quinta|sexta)(?:-feira)?',
  'zondag|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|minggu|senin|selasa|rabu|kamis|jumat|sabtu',
  'niedziela|poniedziałek|wtorek|środa|czwartek|piątek|sobota|pazar|pazartesi|salı|çarşamba|perşembe|cuma|cumartesi',
  'воскресенье|понедельник|вторник|среда|четверг|пятница|суббота',
]
const BETWEEN_DAY_AND_CLOCK = 'at|a las?|à|um|alle(?: ore)?|às|om|pukul|o|saat|г|в|เวลา'
const BESIDE_DATE =
  'on|el|le|am|uhr|il|em|op|uur|pada|pk|dnia|r|tarihinde|น|於|于|に|されました|済み|에|됨|되었습니다'

const NOTE_WORD = wholeWords(UPDATED, 'iu')
/** In scripts that put no blanks between words. */
const NOTE_CHARACTERS =
  /(?:最[後后終终近])?已?更新(?:日時|日期|時間|时间|日)?|업데이트|อั[ปพ]เด[ตท](?:ล่าสุด|เมื่อ)?/u
const WEEKDAYS = wholeWords(SUNDAY_TO_SATURDAY)
const WEEKDAY_CHARACTERS =
  /(?:星期|[週周])[日天一二三四五六]|[日月火水木金土]曜日?|[일월화수목금토]요일|วัน(?:อาทิตย์|จันทร์|อังคาร|พุธ|พฤหัสบดี|ศุกร์|เสาร์)(?:ที่)?/u
const BRACKETED_WEEKDAY = /[(（][日月火水木金土一二三四五六일월화수목금토][)）]/u
const TIES = wholeWords([BETWEEN_DAY_AND_CLOCK])
const COMPANIONS = wholeWords([BESIDE_DATE])
const ISO = /\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:?\d\d)?/

/**
 * Whether a text is a note of the network, not the person's words: a day with a clock's time as it writes them and nothing else, or
 * those with "Updated" before or behind them ("Updated Mar 11, 2023 at 5:21 PM"). Any other word beside a date is the person's.
 */
export function isNetworkNote(text: string): boolean {
  const others = besideDateWithClock(composed(plainText(text)))
  if (others === undefined) return false
  const beside = others.replace(BRACKETED_WEEKDAY, ' ')
  if (/^[\s,.]*$/.test(beside.replace(TIES, ' '))) return true
  const rest = beside.replace(NOTE_WORD, ' ').replace(NOTE_CHARACTERS, ' ')
  if (rest === beside) return false
  const words = [WEEKDAYS, WEEKDAY_CHARACTERS, TIES, COMPANIONS].reduce(
    (left, of) => left.replace(of, ' '),
    rest,
  )
  return /^(?:[\s,.:：]|[(（]\s*[)）])*$/.test(words)
}

function besideDateWithClock(plain: string): string | undefined {
  const written = writtenIn(plain)
  if (!written?.clock) return undefined
  return ISO.test(plain) ? plain.replace(ISO, ' ') : written.others
}

function wholeWords(words: readonly string[], flags = 'giu'): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{M}])(?:${words.join('|')})(?![\\p{L}\\p{M}])`, flags)
}
