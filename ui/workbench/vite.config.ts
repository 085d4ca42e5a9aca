import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { antdCss } from '../build/antd-css.ts';
import { cjkFonts } from '../build/cjk-fonts.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), antdCss(), cjkFonts()],
  server: { host: '127.0.0.1' },
  build: { outDir: '../dist', emptyOutDir: true, target: 'es2023' },
});
