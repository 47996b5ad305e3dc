import { fileURLToPath } from 'node:url';
import { estilosDeMantine } from '@colega/web-kit/construir/estilos-de-mantine.ts';
import { idsDeUnaVez } from '@colega/web-kit/construir/ids-de-una-vez.ts';
import { pagina } from '@colega/web-kit/construir/pagina.ts';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** In development the portal's server hands over what is under /colegio (apps/web/vite.config.ts): the two are one place. */
const PUERTO = Number(process.env.PUERTO_DEL_COLEGIO ?? 3002);

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/colegio/',
  publicDir: false,
  plugins: [react(), pagina(), estilosDeMantine(), idsDeUnaVez()],
  server: { port: PUERTO, hmr: { clientPort: PUERTO } },
  build: {
    outDir: fileURLToPath(new URL('../../dist/colegio', import.meta.url)),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
