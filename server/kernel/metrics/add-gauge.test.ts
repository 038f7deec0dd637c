import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { addGauge } from './add-gauge.ts'

test('a gauge is read anew each time, and one that cannot be read takes no other with it', async () => {
  const registry = new Registry()
  let samples = [{ labels: { kind: 'a' }, value: 1 }]
  const broken = async () => Promise.reject(new Error('away'))
  addGauge(registry, { name: 'read', help: 'h', labelNames: ['kind'] }, () => samples)
  addGauge(registry, { name: 'rejects', help: 'h', labelNames: ['kind'] }, broken)
  addGauge(registry, { name: 'throws', help: 'h', labelNames: ['kind'] }, () => {
    throw new Error('away')
  })
  const series = async () => (await registry.metrics()).split('\n').filter(line => /^[a-z]/.test(line))
  expect(await series()).toEqual(['read{kind="a"} 1'])
  samples = [{ labels: { kind: 'b' }, value: 2 }]
  expect(await series()).toEqual(['read{kind="b"} 2'])
})
