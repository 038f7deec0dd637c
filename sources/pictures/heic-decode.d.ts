declare module 'heic-decode' {
  interface Decoded {
    width: number
    height: number
    /** RGBA. */
    data: Uint8ClampedArray<ArrayBuffer>
  }
  interface Undecoded {
    width: number
    height: number
    decode(): Promise<Decoded>
  }
  const heicDecode: {
    (input: { buffer: Uint8Array }): Promise<Decoded>
    all(input: { buffer: Uint8Array }): Promise<Undecoded[] & { dispose(): void }>
  }
  export default heicDecode
}
