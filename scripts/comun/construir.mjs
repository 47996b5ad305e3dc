import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { conProgreso } from './avisar.mjs';
import { comprimir } from './comprimir.mjs';
import { correrNode } from './correr.mjs';
import { empaquetar } from './empaquetar.mjs';
import { Falla } from './falla.mjs';
import { huellaDe } from './huella.mjs';
import { rutaDesdeRaiz } from './raiz.mjs';

const COMUNES = ['package-lock.json', 'tsconfig.base.json', 'scripts/comun', 'packages/contract', 'packages/domain'];

const PIEZAS = {
  api: {
    fuentes: [...COMUNES, 'packages/asistentes', 'apps/api/src'],
    construir: () => construirPrograma('api', entradasDeLaApi()),
  },
  sandbox: {
    fuentes: [...COMUNES, 'apps/sandbox/src', 'data'],
    construir: () => construirPrograma('sandbox', { main: 'apps/sandbox/src/main.ts' }),
  },
  web: {
    fuentes: [...COMUNES, 'packages/asistentes', 'packages/web-kit', 'apps/web', 'data'],
    construir: () => construirAplicacion('web'),
  },
  colegio: {
    fuentes: [...COMUNES, 'packages/asistentes', 'packages/web-kit', 'apps/colegio'],
    construir: () => construirAplicacion('colegio'),
  },
};

function entradasDeLaApi() {
  const entradas = {
    main: 'apps/api/src/main.ts',
    'hilos/archivo': 'apps/api/src/exportar/archivo.hilo.ts',
    'hilos/archivo-largo': 'apps/api/src/exportar/archivo-largo.hilo.ts',
    'hilos/ensayo': 'apps/api/src/modules/honorarios/ensayos/ensayo.hilo.ts',
  };
  for (const nombre of comandos()) entradas[`comandos/${nombre}`] = `apps/api/src/comandos/${nombre}.ts`;
  return entradas;
}

function comandos() {
  const { scripts } = JSON.parse(readFileSync(rutaDesdeRaiz('package.json'), 'utf8'));
  return Object.values(scripts)
    .map((orden) => /scripts\/comando\.mjs (\S+)$/.exec(orden)?.[1])
    .filter((nombre) => nombre && existsSync(rutaDesdeRaiz('apps/api/src/comandos', `${nombre}.ts`)));
}

async function construirPrograma(pieza, entradas) {
  const opciones = { sourcemap: 'linked', sourcesContent: false };
  await empaquetar(`dist/${pieza}.nuevo`, entradas, opciones).catch((error) => {
    throw new Falla(`No se pudo construir ${pieza}:\n${error.message}`);
  });
  reemplazar(pieza);
}

async function construirAplicacion(pieza) {
  const vite = rutaDesdeRaiz('node_modules/vite/bin/vite.js');
  const opciones = ['build', '--outDir', rutaDesdeRaiz(`dist/${pieza}.nuevo`), '--emptyOutDir', '--logLevel', 'warn'];
  // The value is fixed: a test runs with another NODE_ENV, and would leave React's development build behind.
  const entorno = { NODE_ENV: 'production' };
  const { codigo, salida } = await correrNode([vite, ...opciones], { carpeta: rutaDesdeRaiz('apps', pieza), entorno });
  if (codigo !== 0) throw new Falla(`No se pudo construir ${pieza}:\n${salida}`);
  comprimir(rutaDesdeRaiz(`dist/${pieza}.nuevo`));
  reemplazar(pieza);
}

// The old piece stays until the new one is whole.
function reemplazar(pieza) {
  const [final, nuevo, viejo] = ['', '.nuevo', '.viejo'].map((sufijo) => rutaDesdeRaiz('dist', pieza + sufijo));
  rmSync(viejo, { recursive: true, force: true });
  if (existsSync(final)) renameSync(final, viejo);
  renameSync(nuevo, final);
  rmSync(viejo, { recursive: true, force: true });
}

const archivoDeHuella = (pieza) => rutaDesdeRaiz('dist', `${pieza}.huella`);

function estaAlDia(pieza, huella) {
  const archivo = archivoDeHuella(pieza);
  return existsSync(rutaDesdeRaiz('dist', pieza)) && existsSync(archivo) && readFileSync(archivo, 'utf8') === huella;
}

export function piezasPorConstruir() {
  return Object.keys(PIEZAS)
    .map((pieza) => ({ pieza, huella: huellaDe(PIEZAS[pieza].fuentes) }))
    .filter(({ pieza, huella }) => !estaAlDia(pieza, huella));
}

export async function construirPieza({ pieza, huella }) {
  await conProgreso(`Construyendo ${pieza}`, async () => {
    await PIEZAS[pieza].construir();
    writeFileSync(archivoDeHuella(pieza), huella);
  });
}

export async function construirLoQueCambio(nombres = Object.keys(PIEZAS)) {
  for (const pendiente of piezasPorConstruir()) if (nombres.includes(pendiente.pieza)) await construirPieza(pendiente);
}
