import { mediaPath, stillPath } from '../archive-file.ts'
import type { LifeMedia } from '../life.ts'
import { hashText } from '../random.ts'

/** The path of a media file without extension: a folder by album, a name of numbers, as Facebook makes them. */
export function mediaBase(folder: string, album: string, media: LifeMedia): string {
  return `${folder}/${album}/${hashText(`a${media.id}`)}_${hashText(`b${media.id}`)}${media.id.length}_n`
}

/** A media object of Facebook's JSON. `caption` is its description; `album` its title. */
export function facebookMedia(
  media: LifeMedia,
  base: string,
  album: string,
  caption: string,
): Record<string, unknown> {
  const exif = {
    taken_timestamp: media.at,
    ...(media.drawing.orientation === 1 ? {} : { orientation: media.drawing.orientation }),
    ...(media.place ? { latitude: media.place.latitude, longitude: media.place.longitude } : {}),
    upload_ip: '203.0.113.24',
  }
  return {
    uri: mediaPath(media, base),
    creation_timestamp: media.at,
    media_metadata: { [media.kind === 'video' ? 'video_metadata' : 'photo_metadata']: { exif_data: [exif] } },
    ...(media.kind === 'video' ? { thumbnail: { uri: stillPath(media, base) } } : {}),
    title: album,
    ...(caption ? { description: caption } : {}),
  }
}
