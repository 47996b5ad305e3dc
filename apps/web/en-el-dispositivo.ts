import type { PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { PANTALLAS, patronDe, REDIRECCIONES } from './src/app/rutas.ts';

/** The server answers here with the page of no screen in particular, which a device keeps to draw any of them. */
const ARMAZON = '/armazon';
const COLOR = '#064e6f';

/** Those of the screens, and those that only lead to one. */
const DIRECCIONES = [...PANTALLAS.map(({ path }) => path), ...Object.keys(REDIRECCIONES), '/cerrarSesion'];

/** What follows the ? belongs to the screen. Other addresses (/api, a QR's, the papers) always go to the server. */
const esDePantalla = (path: string): RegExp => new RegExp(patronDe(path).replace(/\$$/, '(?:\\?.*)?$'));

/** Code and letters stay on the device, so that they travel once. No answer of the API is kept here. */
export const enElDispositivo = (): PluginOption =>
  VitePWA({
    // A new version waits until the person asks for it (src/app/version).
    registerType: 'prompt',
    injectRegister: false,
    filename: 'sw.js',
    includeAssets: [],
    manifest: {
      id: '/',
      lang: 'es-AR',
      name: 'Colega: autogestión de matriculados',
      short_name: 'Colega',
      description: 'Legajos, pagos, certificados y credencial de técnicos matriculados.',
      start_url: '/app/dashboard',
      scope: '/',
      display: 'standalone',
      theme_color: COLOR,
      background_color: '#ffffff',
      icons: [
        { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
        { src: '/iconos/icono-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/iconos/icono-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/iconos/icono-enmascarable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
      shortcuts: [
        { name: 'Nuevo legajo', url: '/app/seleccionarLegajo' },
        { name: 'Mi credencial', url: '/app/credencial' },
      ],
    },
    workbox: {
      globPatterns: [
        'index.html',
        'precarga.json',
        'tema.js',
        'favicon.svg',
        'assets/*.{js,css}',
        'assets/roboto-latin-*.woff2',
      ],
      manifestTransforms: [
        (archivos) => ({
          manifest: archivos.map((uno) => (uno.url === 'index.html' ? { ...uno, url: ARMAZON } : uno)),
          warnings: [],
        }),
      ],
      dontCacheBustURLsMatching: /^assets\//,
      navigateFallback: ARMAZON,
      navigateFallbackAllowlist: DIRECCIONES.map(esDePantalla),
      cleanupOutdatedCaches: true,
      importScripts: ['/push.js'],
      inlineWorkboxRuntime: true,
      sourcemap: false,
    },
  });
