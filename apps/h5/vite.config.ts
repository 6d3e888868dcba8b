import { urlOf } from '@yf/contract/call'
import { advertCalls } from '@yf/contract/adverts'
import { agendaCalls } from '@yf/contract/agenda'
import { companyCalls } from '@yf/contract/company'
import { equityCalls } from '@yf/contract/equity'
import { familyCalls } from '@yf/contract/family'
import react from '@vitejs/plugin-react'
import pxToRem from 'postcss-pxtorem'
import { defineConfig } from 'vite'
import { contractRows } from '../../tools/bundle/contract-rows.ts'
import { prefetchedScreens } from './build/prefetched-screens.ts'
import { firstChunks } from './build/first-chunks.ts'
import { hostNames } from './build/host-names.ts'
import { laterScreens } from './build/later-screens.ts'
import { leanPage } from './build/lean-page.ts'
import { leanPreload, ownImporter } from './build/lean-preload.ts'
import { servePdfAssets } from './build/pdf-assets.ts'
import { scopedName } from './build/scoped-name.ts'
import { tightChunks } from './build/tight-chunks.ts'

const firstScreens = ['/login', '/password', '/home']
const api = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:8080'

export default defineConfig({
  root: import.meta.dirname,
  define: hostNames(process.env),
  plugins: [
    contractRows(),
    react(),
    laterScreens(firstScreens),
    servePdfAssets(),
    prefetchedScreens(firstScreens, [
      urlOf(companyCalls.list),
      `${urlOf(companyCalls.theme)}?groupId={groupCompanyId}&companyId={companyId}`,
      ...[advertCalls.list, agendaCalls.open, equityCalls.mine].map(
        (row) => `${urlOf(row)}?companyId={companyId}`,
      ),
      urlOf(familyCalls.list),
    ]),
    leanPage(),
    leanPreload(import.meta.dirname),
    ownImporter(),
    tightChunks(['react', 'app', 'home', 'sign-in']),
  ],
  css: {
    // Shorter than the default, which adds the line of each class: the first screen counts every byte.
    modules: { generateScopedName: scopedName },
    postcss: {
      // 375 design pixels are ten rem. Hairlines (1px) stay unchanged, and so do styles for desktops (*.fixed.css).
      plugins: [pxToRem({ rootValue: 37.5, propList: ['*'], minPixelValue: 2, exclude: /\.fixed\.css$/ })],
    },
  },
  build: {
    target: ['chrome97', 'safari14', 'ios14'],
    outDir: 'dist',
    emptyOutDir: true,
    // A list of every screen's files would be part of the first one. Only styles are listed: a screen must not be
    // visible without its own; the browser finds its scripts itself, and `prefetch` loads them early.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, files) => files.filter((file) => file.endsWith('.css')),
    },
    rolldownOptions: {
      // Drops unused patterns: one with a lookbehind would break its whole chunk on an old Safari.
      treeshake: { manualPureFunctions: ['RegExp'] },
      output: { codeSplitting: { groups: firstChunks(import.meta.dirname) } },
      input: ['index.html', 'gallery.html', 'gallery-shell.html', 'preview.html'].map(
        (page) => `${import.meta.dirname}/${page}`,
      ),
    },
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: { '/API': api, '/files': api, '/shop-pictures': api, '/company-pictures': api },
  },
})
