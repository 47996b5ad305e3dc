import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listarArchivos } from '../comun/archivos.mjs';
import { correrNode } from '../comun/correr.mjs';
import { rutaDesdeRaiz } from '../comun/raiz.mjs';
import { resumirRecorridos } from './informe-de-recorridos.mjs';
import { instalarPaquetesSiFaltan } from './paquetes.mjs';
import { fallada } from './resultado.mjs';

const RECORRIDO = /^e2e\/.*\.journey\.ts$/;

export async function navegador() {
  const ayuda = await instalarPaquetesSiFaltan();
  if (ayuda) return fallada('nada', ayuda);
  const carpeta = mkdtempSync(join(tmpdir(), 'colega-playwright-'));
  const archivo = join(carpeta, 'informe.json');
  try {
    const { codigo, salida } = await correrNode(
      [rutaDesdeRaiz('node_modules/@playwright/test/cli.js'), 'test', '--reporter=dot,json'],
      { entorno: { PLAYWRIGHT_JSON_OUTPUT_NAME: archivo, NO_COLOR: '1', CI: '1' } },
    );
    const esperados = listarArchivos().filter((otro) => RECORRIDO.test(otro));
    const resumen = resumirRecorridos(JSON.parse(readFileSync(archivo, 'utf8')), esperados);
    if (codigo === 0) return resumen;
    return { ...resumen, falladas: Math.max(1, resumen.falladas), detalle: `${salida}\n${resumen.detalle}` };
  } finally {
    rmSync(carpeta, { recursive: true, force: true });
  }
}
