import { Loader } from '@mantine/core'
import { IconPhotoOff } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './image-tile.module.css'
import { useLoading } from './use-loading.ts'

export interface ImageTileProps {
  src: string
  srcSet?: string
  sizes?: string
  alt: string
  /** Width over height: the tile has its place before the picture comes. */
  ratio: number
  /** The picture fills the tile, or is seen whole. */
  fit?: 'cover' | 'contain'
}

/** A picture with its four states (specification 2): pending, loading after 150 ms, loaded, failed. */
export function ImageTile({ src, srcSet, sizes, alt, ratio, fit = 'cover' }: ImageTileProps) {
  const { t } = useTranslation('web-frame')
  const [end, setEnd] = useState<{ src: string; status: 'success' | 'error' }>()
  const state = useLoading(end?.src === src ? end.status : 'pending', src)
  return (
    <div className={styles.tile} data-state={state} style={{ aspectRatio: ratio }}>
      {state === 'failed' ? (
        <span role="img" aria-label={alt} title={t('pictureFailed')}>
          <IconPhotoOff size={24} stroke={1.25} aria-hidden />
        </span>
      ) : (
        <img
          src={src}
          srcSet={srcSet}
          sizes={sizes}
          alt={alt}
          loading="lazy"
          decoding="async"
          style={{ objectFit: fit }}
          // a picture from the cache may be there before React listens
          ref={image => {
            if (image?.complete && image.naturalWidth > 0 && end?.src !== src)
              setEnd({ src, status: 'success' })
          }}
          onLoad={() => setEnd({ src, status: 'success' })}
          onError={() => setEnd({ src, status: 'error' })}
        />
      )}
      {state === 'loading' && <Loader size="sm" color="ink.4" className={styles.loader} aria-hidden />}
    </div>
  )
}
