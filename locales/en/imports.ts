export const imports = {
  'not-found': 'The uploaded file is gone. Please upload it again.',
  'not-a-zip': 'This is not a ZIP. Upload the file as you downloaded it from Facebook or Instagram.',
  'truncated-zip':
    'The file is incomplete; its download may have stopped. Download it again, then upload it.',
  'encrypted-zip': 'The ZIP has a password. Use the file without one.',
  'zip-bomb': 'The file would unpack to an unreasonable size. To be safe, it was not read.',
  'overlapping-entries': 'Entries of the file overlap; no sound ZIP does that. It was not read.',
  'duplicate-entries':
    'Two entries of the file have the same name, and there is no telling which to use. It was not read.',
  'unsafe-path': 'The file holds a path that leads outside. To be safe, it was not read.',
  symlink: 'The file holds a link to somewhere else. To be safe, it was not read.',
  'wrong-archive': 'This is no download from Facebook or Instagram.',
  'empty-archive':
    'The file holds no posts, albums or photos. If it is one part of several, upload the other parts too.',
  expired: 'Your login ran out. What had come in is kept. Log in again to go on.',
  permission: 'Some content was not shared with us. To have it in the book, log in again and allow it.',
  'rate-limit': 'The network slowed us down. What had come in is kept. Please import again in a while.',
  failed: 'Something went wrong on the way. What had come in is kept. Please try again.',
  'book-final': 'This book is final; nothing more can be imported.',
  'typesetting-failed': 'Something went wrong while typesetting. Please try again.',
  'pdf-failed': 'Something went wrong while making the PDF. Please try again.',
}
