import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler'
import type { Run } from '../page/display-list.ts'
import type { Styles } from '../page/style.ts'
import { faces, fontFolders, stacks } from '../text/font-families.ts'
import { collectWhenGrown } from './collect-when-grown.ts'
import type { Drawing } from './drawing.ts'
import { languages } from './languages.ts'
import { placeholder } from './placeholder.ts'

export interface WantLines {
  style: string
  lang: string
  /** mm */
  width: number
  runs: Run[]
}

export interface WantSplit {
  style: string
  lang: string
  /** mm */
  width: number
  /** Pieces between which a line may end (press/text/break-units). */
  units: Run[][]
  /** Lines of each part in turn; the rest is the last part. */
  parts: number[]
}

/** With about how many units each part has. */
export interface ForeseenSplit extends WantSplit {
  foreseen: number[]
}

/** Typst in this process. It may abort the process, so only children of the engine make one (decision 0001). */
export function createCompiler() {
  const folder = dirname(fileURLToPath(import.meta.url))
  const typst = NodeCompiler.create({ workspace: folder, fontArgs: [{ fontPaths: fontFolders() }] })

  const map = (name: string, data: object) =>
    typst.mapShadow(join(folder, name), Buffer.from(JSON.stringify(data)))
  // apart from what is drawn, which is another each time: what depends on these alone is evaluated once
  map('fonts.json', { stacks, faces, languages })
  map('placeholder.json', placeholder)
  const compile = (task: string, rest: object): NodeTypstDocument => {
    map('data.json', { task, title: '', author: '', lang: 'zh-tw', ...rest })
    const result = typst.compile({
      mainFilePath: join(folder, 'draw.typ'),
      inputs: { data: '/data.json' },
      resetRead: true,
    })
    const failure = result.takeError()
    if (failure) throw new Error(`Typst refused: ${explain(typst.fetchDiagnostics(failure))}`)
    if (!result.result) throw new Error('Typst gave no document')
    return result.result
  }
  const collect = collectWhenGrown(memory, limits)
  const ask = <T>(task: string, rest: object): T[] => {
    const [answer] = typst.query(compile(task, rest), { selector: '<answer>', field: 'value' })
    return answer
  }

  return {
    /** Lines each paragraph takes at its width. */
    countLines: (styles: Styles, wants: WantLines[]): number[] =>
      wants.length === 0 ? [] : ask('measure', { styles, wants }),
    /** Width in mm of each text on one line. */
    naturalWidths: (styles: Styles, wants: Omit<WantLines, 'width'>[]): number[] =>
      wants.length === 0 ? [] : ask('width', { styles, wants }),
    /** Unit index where each part of a paragraph ends. */
    split: (styles: Styles, wants: ForeseenSplit[]): number[][] =>
      wants.length === 0 ? [] : ask('split', { styles, wants }),
    pdf(drawing: Drawing, tagged: boolean): Buffer {
      return typst.pdf(compile('draw', drawing), { pdfTags: tagged })
    },
    svg(drawing: Drawing): string {
      return typst.plainSvg(compile('draw', drawing))
    },
    /** Forgets what was not used in the last jobs; without it memory only grows (facts, print 2). */
    forget() {
      typst.evictCache(3)
      collect()
    },
  }
}

// A child starts at about 200 MB, and is replaced at 400 (processes/start-pool).
const limits = { from: 300_000_000, growth: 40_000_000 }
const memory = { resident: () => process.memoryUsage.rss(), collect: () => globalThis.gc?.() }

export type Compiler = ReturnType<typeof createCompiler>

function explain(diagnostics: unknown): string {
  const [first] = Array.isArray(diagnostics) ? diagnostics : []
  return String(first?.message ?? JSON.stringify(diagnostics)).slice(0, 400)
}
