import sharp from 'sharp'
import { type PdfDict, type PdfValue, ref, text } from './syntax/value.ts'

/** The printing condition that the inks of a file are meant for. */
export interface OutputIntent {
  icc: Buffer
  /** What sharp converts colours with: path of the profile, or the name of one inside libvips. */
  profile: string
  /** Name of a registered condition, or `Custom`. */
  condition: string
  info: string
}

/**
 * The general CMYK condition inside libvips: "Chemical proof" by Graeme W. Gill, in the public domain. It is no
 * printer's own condition; a file for GRACoL or FOGRA wants that profile given to the photos and to the writer.
 */
export function builtInCmyk(): Promise<OutputIntent> {
  builtIn ??= readBuiltIn()
  return builtIn
}

let builtIn: Promise<OutputIntent> | undefined

async function readBuiltIn(): Promise<OutputIntent> {
  const dot = sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
  const jpeg = await dot.toColourspace('cmyk').withIccProfile('cmyk').jpeg().toBuffer()
  const { icc } = await sharp(jpeg).metadata()
  if (icc === undefined) throw new Error('sharp gave no CMYK profile')
  return {
    icc,
    profile: 'cmyk',
    condition: 'Custom',
    info: 'Chemical proof CMYK (public domain, Graeme W. Gill)',
  }
}

/** The entry in the catalog; `icc` is the number of the profile's stream. */
export function intentDict(intent: OutputIntent, icc: number): PdfDict {
  return new Map<string, PdfValue>([
    ['/Type', '/OutputIntent'],
    ['/S', '/GTS_PDFX'],
    ['/OutputConditionIdentifier', text(intent.condition)],
    ['/OutputCondition', text(intent.info)],
    ['/Info', text(intent.info)],
    ['/RegistryName', text('http://www.color.org')],
    ['/DestOutputProfile', ref(icc)],
  ])
}
