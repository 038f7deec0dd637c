import { expect, test } from 'vitest'
import { filesOf } from './files-of.ts'

test('imports come before what imports them, each once', () => {
  const manifest = {
    'index.html': { file: 'index.js', css: ['index.css'], imports: ['react'] },
    home: { file: 'home.js', css: ['home.css'], imports: ['react', 'index.html'] },
    react: { file: 'react.js' },
  }
  expect(filesOf(manifest, ['index.html', 'home'])).toEqual({
    css: ['index.css', 'home.css'],
    scripts: ['react.js', 'index.js', 'home.js'],
  })
  expect(() => filesOf(manifest, ['shelf'])).toThrow('The build has no shelf')
})
