import type { Plugin } from 'vite'

/** Leaves out of zod what writes schemas down as JSON Schema: the app only reads with them. */
export function withoutJsonSchema(): Plugin {
  return {
    name: 'without-json-schema',
    apply: 'build',
    transform: {
      filter: { id: /zod\/v4\/core\/(json-schema-processors|to-json-schema)\.js$/ },
      handler(code) {
        const names = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name)
        const renamed = [...code.matchAll(/^export \{ \w+ as (\w+) \}/gm)].map(([, name]) => name)
        const missing = `() => () => { throw new Error('left out of the web app (build/without-json-schema.ts)') }`
        return [
          `const missing = ${missing}`,
          ...[...names, ...renamed].map(name => `export { missing as ${name} }`),
        ].join('\n')
      },
    },
  }
}
