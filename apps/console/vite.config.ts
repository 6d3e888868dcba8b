import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { contractRows } from '../../tools/bundle/contract-rows.ts'

const api = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:8080'

export default defineConfig({
  root: import.meta.dirname,
  // The server serves the console beside the members' app, from this folder.
  base: '/console/',
  plugins: [contractRows({ permissions: true }), react()],
  build: {
    target: ['chrome109', 'edge109', 'safari16'],
    outDir: 'dist',
    emptyOutDir: true,
    // The page's content security policy allows neither inline scripts nor data URLs.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The component library loads with the first page, once per release, to office computers with a good connection.
    chunkSizeWarningLimit: 1000,
  },
  server: {
    port: 5174,
    strictPort: true,
    proxy: { '/API': api, '/staff-files': api, '/company-pictures': api },
  },
})
