/** January to December in the languages whose dates name the month; a shortened name is known by its beginning. */
const MONTH_NAMES: readonly (readonly string[])[] = [
  'january february march april may june july august september october november december',
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  'janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre',
  'januar februar marz april mai juni juli august september oktober november dezember',
  'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
  'janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro',
  'januari februari maart april mei juni juli augustus september oktober november december',
  'januari februari maret april mei juni juli agustus september oktober november desember',
  'stycznia lutego marca kwietnia maja czerwca lipca sierpnia wrzesnia pazdziernika listopada grudnia',
  'ocak subat mart nisan mayıs haziran temmuz agustos eylul ekim kasım aralık',
  'января февраля марта апреля мая июня июля августа сентября октября ноября декабря',
  'มกราคม กุมภาพันธ์ มีนาคม เมษายน พฤษภาคม มิถุนายน กรกฎาคม สิงหาคม กันยายน ตุลาคม พฤศจิกายน ธันวาคม',
].map(names => names.split(' '))

/** 0 for January, from a whole or shortened month name; undefined for any other word. */
export function monthOf(word: string): number | undefined {
  const plain = word
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f.]/g, '')
    .normalize('NFC')
  if (plain.length < 3) return undefined
  for (const names of MONTH_NAMES) {
    const month = names.findIndex(name => name.startsWith(plain))
    if (month >= 0) return month
  }
  return undefined
}
