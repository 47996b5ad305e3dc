import { fileURLToPath } from 'node:url';
import { estilosDeMantine } from '@colega/web-kit/construir/estilos-de-mantine.ts';
import { idsDeUnaVez } from '@colega/web-kit/construir/ids-de-una-vez.ts';
import { pagina } from '@colega/web-kit/construir/pagina.ts';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { enElDispositivo } from './en-el-dispositivo.ts';
import { GRUPOS } from './grupos.ts';
import { precarga } from './precarga.ts';

const API = process.env.API_URL ?? 'http://127.0.0.1:3000';
const DE_LA_API = ['/api', '/media', '/documentos', '/qr/', '/verificar', '/privacidad', '/contacto'];

const A_LA_API = Object.fromEntries(DE_LA_API.map((ruta) => [ruta, { target: API }]));
/** `/` is the page that forwards, as the server does it (apps/api/src/http/portal.ts). */
const ENTRADA = { '^/$': { target: API, bypass: () => '/entrada.html' } };

/** The page of a screen already asks for its pieces (precarga.ts): listing them in the entry would only weigh. */
const loQueSePideAntes = (_: string, piezas: string[], { hostType }: { hostType: 'html' | 'js' }): string[] =>
  hostType === 'html' ? piezas : piezas.filter((pieza) => pieza.endsWith('.css'));

/** The folder is its page, as in production: Vite has it only with the slash. */
const conBarra = (camino: string): string => camino.replace(/^\/colegio(?=\?|$)/, '/colegio/');
/** The college's application, which has a server of its own in development (apps/colegio/vite.config.ts). */
const COLEGIO = process.env.COLEGIO_URL
  ? { '^/colegio(?:[/?]|$)': { target: process.env.COLEGIO_URL, rewrite: conBarra } }
  : {};

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), pagina(), precarga(), estilosDeMantine(), idsDeUnaVez(), enElDispositivo()],
  server: { proxy: { ...A_LA_API, ...ENTRADA, ...COLEGIO } },
  preview: { proxy: { ...A_LA_API, ...ENTRADA } },
  build: {
    outDir: fileURLToPath(new URL('../../dist/web', import.meta.url)),
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: loQueSePideAntes },
    rolldownOptions: { output: { codeSplitting: { groups: GRUPOS } } },
  },
});
