import { existsSync, readFileSync, statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { rutaDesdeRaiz } from './raiz.mjs';

const leer = (nombre) => readFileSync(rutaDesdeRaiz('dist/web', nombre), 'utf8');

const leerManifiesto = () => JSON.parse(leer('.vite/manifest.json'));

/** The screens, each with the files that its page loads at once besides the entry's. */
export const leerPantallas = () => JSON.parse(leer('precarga.json'));

/** The chunks of some sources and all that they import before running, styles too. */
export function loQueTraen(fuentes) {
  const manifiesto = leerManifiesto();
  const archivos = new Set();
  const vistas = new Set();
  const seguir = (clave) => {
    if (vistas.has(clave)) return;
    vistas.add(clave);
    const pieza = manifiesto[clave];
    if (!pieza) throw new Error(`El manifiesto no tiene ${clave}`);
    for (const archivo of [pieza.file, ...(pieza.css ?? [])]) archivos.add(archivo);
    for (const otra of pieza.imports ?? []) seguir(otra);
  };
  for (const fuente of fuentes) seguir(fuente);
  return [...archivos];
}

/** The size as sent: gzip, except what is too small to gain by it. */
export function bytesDe(archivo) {
  const comprimido = rutaDesdeRaiz('dist/web', `${archivo}.gz`);
  return existsSync(comprimido) ? statSync(comprimido).size : gzipSync(leer(archivo)).length;
}
export const pesoDe = (archivos) => archivos.reduce((suma, archivo) => suma + bytesDe(archivo), 0);

const ENTRADA = 'index.html';
/** What every page runs: the pieces that its program asks for one after another (apps/web/src/app/main.ts). */
const deLaEntrada = () => [ENTRADA, ...(leerManifiesto()[ENTRADA].dynamicImports ?? [])];
/** index.html runs these before anything is painted. */
const ANTES_DE_PINTAR = ['tema.js'];

export const archivosDeEntrada = () => [...ANTES_DE_PINTAR, ...loQueTraen(deLaEntrada())];

/** All the script and style until the sign-in form works. */
export const archivosDelIngreso = () => [
  ...new Set([...ANTES_DE_PINTAR, ...loQueTraen([...deLaEntrada(), 'src/features/sesion/ingreso.tsx'])]),
];

/** All the script and style until a screen is drawn, arriving straight at it. */
export function archivosDePantalla({ modulos, estilos }) {
  return [...new Set([...archivosDeEntrada(), ...modulos, ...estilos])];
}

/** Libraries loaded only where they are used, and how to recognise their code. */
export const PESADAS = {
  'el mapa': { fuente: '../../packages/web-kit/src/ui/mapa/mapa.tsx', rastro: 'leaflet-container' },
  'el segundo paso del ingreso': {
    fuente: '../../packages/web-kit/src/form/ingreso/segundo-paso-de-ingreso.tsx',
    rastro: 'segundo-paso-texto',
  },
  'el calendario': {
    fuente: '../../packages/web-kit/src/ui/entradas/calendario-de-fecha.tsx',
    rastro: 'Década anterior',
  },
  'el recorte de fotos': { fuente: 'src/features/certificados/fotos/dialogo-de-foto.tsx', rastro: 'reactEasyCrop' },
};

export const tieneRastro = (archivo, rastro) => archivo.endsWith('.js') && leer(archivo).includes(rastro);
