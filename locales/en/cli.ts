export const cli = {
  usage:
    'Usage: npm run book -- ARCHIVE... [--typeset a5-2] [--binding paperback|hardback] [--profile house] [--title ..] [--author ..]\n' +
    '       [--template classic] [--color "#243F66"] [--locale zh-tw] [--timezone Asia/Taipei] [--since YYYY-MM] [--until YYYY-MM]\n' +
    '       [--out DIR] [--plain] [--json]\n' +
    'ARCHIVE is a ZIP, several ZIPs, a folder, or the word demo.',
  steps: {
    read: 'Reading',
    look: 'Looking at photos',
    typeset: 'Typesetting',
    photos: 'Preparing photos',
    bind: 'Binding',
    check: 'Checking',
    demo: 'Preparing the demo',
  },
  done: 'Done: {pages} pages, volumes: {volumes}, in {out}',
  placed: 'Entries {placed} of {read}, photos {photosPlaced} of {photosRead}',
  left: 'What was left out, and why, is in receipt.json',
  findings: 'Preflight: {errors} errors, {warnings} warnings (preflight.html)',
  missingGlyphs: 'No type has these characters; 〓 stands for them: {characters}',
  near: '{count} pairs of photos look nearly the same; all are in the book. To choose, see nearDuplicates in receipt.json.',
  untitled: 'My Days',
  titleOf: 'The Days of {name}',
  bad: {
    option: 'The option {option} cannot be {value}.',
    noArchive: 'Name an archive, or demo.',
    nothing: 'There is nothing to print between these dates.',
    outNotFolder: '{out} cannot be the output folder.',
  },
  refusal: {
    'not-found': 'There is no {archive}.',
    'not-a-zip': '{archive} is not a ZIP. Use the file as it was downloaded, or the folder it unpacks to.',
    'truncated-zip': '{archive} is incomplete; the download may have stopped. Please download it again.',
    'encrypted-zip': '{archive} has a password. Unpack it first.',
    'zip-bomb': '{archive} would unpack to an unreasonable size. It was not read.',
    'overlapping-entries': 'Entries of {archive} overlap; no sound ZIP does that. It was not read.',
    'duplicate-entries':
      '{archive} holds files of the same name, and there is no telling which to believe. It was not read.',
    'unsafe-path': '{archive} holds a path that leads outside. It was not read.',
    symlink: '{archive} holds a link to somewhere else. It was not read.',
    'wrong-archive': '{archive} is no download from Facebook or Instagram.',
    'empty-archive': '{archive} holds no posts, albums or photos.',
    'own-export': '{archive} was exported from the service. Import it there, from the shelf.',
  },
}
