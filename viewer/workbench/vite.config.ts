import { defineConfig } from 'vite';

/** `workbench/jaws` is made by `node viewer/testing/make-jaws.fixtures.ts` and is in no commit. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  worker: { format: 'es' },
  server: { host: '127.0.0.1' },
  build: { outDir: '../dist', emptyOutDir: true, target: 'es2023' },
});
