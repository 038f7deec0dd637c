const prefix = 'tus::archive\n'

/** Whether this browser began an upload that it has not seen the end of, of any book: asked without what is needed to read it. */
export function hasBegunUploads(): boolean {
  try {
    return Object.keys(localStorage).some(isUploadKey)
  } catch {
    // a browser that keeps nothing for sites
    return false
  }
}

/** Under such keys, the upload library keeps what it goes on from. */
export function isUploadKey(key: string): boolean {
  return key.startsWith(prefix)
}
