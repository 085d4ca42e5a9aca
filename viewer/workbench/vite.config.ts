import { globSync } from 'node:fs';
import { defineConfig } from 'vite';

/** While developing, scans are read from `.data/jaws`, where the browser test has put them: `?layer=lower:/120000/lower`. */
export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  publicDir: command === 'serve' ? '../../.data/jaws' : false,
  worker: { format: 'es' },
  server: { host: '127.0.0.1' },
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    target: 'es2023',
    chunkSizeWarningLimit: 2_000,
    rolldownOptions: { input: globSync(`${import.meta.dirname}/{.,beside}/*.html`) },
  },
}));
