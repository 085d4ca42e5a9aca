import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { antdCss } from '@archway/ui/build/antd-css';
import { cjkFonts } from '@archway/ui/build/cjk-fonts';
import { defineConfig } from 'vite';
import { withoutSchemas } from './build/without-schemas.ts';

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as {
  version: string;
};

/** Where the API of the site listens that we are started for; a build asks nobody. */
const api = `http://127.0.0.1:${process.env['HTTP_PORT']}`;

/**
 * Parts that every page loads, and what they stand on. Shared with screens that are loaded later, each would be a file of
 * its own, which packs worse than all of them together.
 */
const ON_EVERY_PAGE =
  /\/ui\/src\/(?:button|icon-button|link-button|states|text|toasts|undo-note)\/|\/rules\/src\/(?:display|organization-types|regions)\.ts$|\/lucide-react\/.*\/(?:bell|building-2|building-complex|calendar-cog|circle-alert|circle-check|clock|contact|key-round|lock|monitor-smartphone|send|sliders-horizontal|stethoscope|user|x)\.m?js$/;

export default defineConfig({
  plugins: [react(), antdCss(), cjkFonts(), withoutSchemas()],
  define: { 'import.meta.env.VITE_BUILD_VERSION': JSON.stringify(version) },
  server: { host: '127.0.0.1', proxy: { '/api': api, '/ws': { target: api, ws: true } } },
  build: {
    // Everything is loaded from our own origin: a picture inlined as text would be one more thing to allow.
    assetsInlineLimit: 0,
    target: 'es2023',
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'frame', test: ON_EVERY_PAGE }] } } },
  },
});
