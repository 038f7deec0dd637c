import type { Registry } from 'prom-client'
import { addGauge } from './add-gauge.ts'

/** Which version of the program this process runs, and as what. */
export function tellBuild(registry: Registry, labels: { version: string; service: 'api' | 'worker' }): void {
  const help = 'Always 1: version of the program and of Node, and which service this is'
  addGauge(registry, { name: 'build_info', help, labelNames: ['version', 'service', 'node'] }, () => [
    { labels: { ...labels, node: process.versions.node }, value: 1 },
  ])
}
