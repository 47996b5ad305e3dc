import type { PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { PANTALLAS, patronDe, REDIRECCIONES } from './src/app/rutas.ts';

/** Where the server answers with the page of no screen in particular: what a device keeps and draws any of them with. */
const ARMAZON = '/armazon';
const COLOR = '#064e6f';

/** Those of the screens, and those that only lead to one. */
const DIRECCIONES = [...PANTALLAS.map(({ path }) => path), ...Object.keys(REDIRECCIONES), '/cerrarSesion'];

/** An address of a screen, with what follows the ?. All else (/api, what a QR opens, the papers) is always asked of the server. */
const esDePantalla = (path: string): RegExp => new RegExp(patronDe(path).replace(/\$$/, '(?:\\?.*)?$'));

/**
 * Code, letters and the page around them stay on the device, so that from the second visit on they do not travel; and what
 * makes the portal installable. No answer of the API is kept here.
 */
export const enElDispositivo = (): PluginOption =>
  VitePWA({
    // a version waits until the person asks for it (src/app/version)
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
        { name: 'Mi credencial', url: '/app/dashboard' },
      ],
    },
    workbox: {
      globPatterns: ['index.html', 'tema.js', 'favicon.svg', 'assets/*.{js,css}', 'assets/roboto-latin-*.woff2'],
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
      inlineWorkboxRuntime: true,
      sourcemap: false,
    },
  });
