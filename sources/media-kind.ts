const VIDEO = new Set(['mp4', 'mov', 'm4v', 'avi', 'mkv', 'webm', '3gp', 'mpg', 'mpeg', 'wmv', 'flv', 'mts'])
const SUBTITLES = new Set(['srt', 'vtt'])
const NEITHER = new Set(
  'pdf doc docx xls xlsx ppt pptx odt txt rtf csv json html htm xml ics vcf zip rar 7z gz mp3 m4a aac wav ogg opus svg psd ai'.split(
    ' ',
  ),
)

export type MediaKind = 'photo' | 'video' | 'subtitles' | 'other'

/** What a file must be by its name; a photo where the name does not say (its bytes will). */
export function mediaKind(uri: string, hasVideoMetadata: boolean): MediaKind {
  const [path = ''] = uri.split(/[?#]/, 1)
  const extension = /\.([a-z0-9]{1,5})$/i.exec(path.slice(-6))?.[1]?.toLowerCase() ?? ''
  if (SUBTITLES.has(extension)) return 'subtitles'
  if (NEITHER.has(extension)) return 'other'
  if (VIDEO.has(extension)) return 'video'
  return extension === '' && hasVideoMetadata ? 'video' : 'photo'
}
