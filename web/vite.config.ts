import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { serifFont } from './build/serif-font.ts'

const api = 'http://localhost:3000'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [serifFont(), react()],
  server: {
    fs: { allow: ['..'] },
    proxy: Object.fromEntries(['/api', '/social', '/files', '/cover', '/canvas'].map(path => [path, api])),
  },
  build: { outDir: '../out/web', emptyOutDir: true, manifest: true, target: 'es2022' },
})
