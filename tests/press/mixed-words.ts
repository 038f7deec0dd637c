import fc from 'fast-check'

const pieces: [weight: number, words: string[]][] = [
  [12, [...'今天的海很安靜我們走到港口才下起雨來她說明年還要再來一次']],
  [3, ['，', '。', '、', '！', '？', '；', '：', '……', '——', '‧']],
  [2, ['「', '」', '『', '』', '（', '）', '《', '》', '【', '】', '〈', '〉']],
  [
    2,
    ['Taipei', 'a', 'well-known', 'e-mail', 'iPhone 12', '(2021)', 'Alishan,', 'rock’n’roll', 'A/B', '50%'],
  ],
  [2, ['2021', '3.14', '12:30', 'NT$1,200', '-5°C', '#海', '@minlin']],
  [1, ['カフェー', 'ひっこし', '々', 'きょう', '한국어', 'Привет', 'สวัสดีครับ', 'नमस्ते']],
  [1, ['🌊', '👨‍👩‍👧', '👍🏽', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '1️⃣', '☀️', '❤️']],
  [2, [' ']],
  [
    1,
    [
      'https://example.com/a/b?c=1&d=2#e',
      'https://www.example.org/very/long-path_with.many/joints/2021/03/14/index.html',
    ],
  ],
]

/**
 * Chinese as people type it: points of all kinds, other scripts, addresses, emoji in between. `chinese`: with
 * points and Latin words only.
 */
export function mixedWords(
  constraints: { minLength: number; maxLength: number },
  kind: 'hostile' | 'chinese' = 'hostile',
): fc.Arbitrary<string> {
  const piece = fc.oneof(
    ...pieces
      .slice(0, kind === 'chinese' ? 4 : undefined)
      .map(([weight, words]) => ({ weight, arbitrary: fc.constantFrom(...words) })),
  )
  return fc.array(piece, constraints).map(parts => parts.join(''))
}
