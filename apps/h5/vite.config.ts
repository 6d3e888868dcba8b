import react from '@vitejs/plugin-react'
import pxToRem from 'postcss-pxtorem'
import { defineConfig } from 'vite'
import { antdMobileParts } from './build/antd-mobile-parts.ts'
import { contractRows } from './build/contract-rows.ts'

const api = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:8080'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [contractRows(), antdMobileParts(), react()],
  css: {
    postcss: {
      // 375 design pixels are ten rem; `Px` in capitals is left alone (hairlines, text floors).
      plugins: [pxToRem({ rootValue: 37.5, propList: ['*'], minPixelValue: 2 })],
    },
  },
  build: {
    target: ['chrome97', 'safari14', 'ios14'],
    outDir: 'dist',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ['index.html', 'gallery.html', 'preview.html'].map((page) => `${import.meta.dirname}/${page}`),
    },
  },
  server: { port: 5173, strictPort: true, proxy: { '/API': api, '/files': api } },
})
