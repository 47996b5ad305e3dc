import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { RAIZ } from './raiz.mjs';

const AJENAS = /^(node_modules|dist|capturas|coverage|test-results|\.git|\.colega.*|\.cache)$/;
const MAYOR_TEXTO_BYTES = 1_000_000;

const archivosDe = (carpeta: string): string[] =>
  readdirSync(carpeta, { withFileTypes: true }).flatMap((entrada) => {
    const camino = join(carpeta, entrada.name);
    if (entrada.isDirectory()) return AJENAS.test(entrada.name) ? [] : archivosDe(camino);
    return entrada.isFile() && statSync(camino).size < MAYOR_TEXTO_BYTES ? [camino] : [];
  });

/** Written so that this file is not one of them. */
const SECRETOS: readonly RegExp[] = [
  /-----BEGIN [A-Z ]*PRIVATE KEY-----\s+[A-Za-z0-9+/]{40}/,
  /\b(AKIA|ASIA)[0-9A-Z]{16}\b/,
  /\bgh[pousr]_[A-Za-z0-9]{36}\b|\bnpm_[A-Za-z0-9]{36}\b|\bxox[abp]-[0-9A-Za-z-]{20}/,
  /\beyJ[A-Za-z0-9_-]{20,}\.eyJ[A-Za-z0-9_-]{20,}\.[A-Za-z0-9_-]{20,}/,
  /^\s*(SESSION_SECRET|SIRO_CLAVE|SIPAGO_CLIENT_SECRET|NET_PAGOS_API_KEY)\s*=\s*["']?[^\s"'$<]{16,}/m,
];

test('en el repositorio no hay claves privadas, contraseñas de servicios ni tokens', () => {
  const hallados = archivosDe(RAIZ)
    .filter((camino) => {
      const texto = readFileSync(camino, 'latin1');
      return SECRETOS.some((secreto) => secreto.test(texto));
    })
    .map((camino) => relative(RAIZ, camino));
  expect(hallados).toEqual([]);
});

test('ningún archivo de ajustes locales ni certificado está en el repositorio', () => {
  const nombres = archivosDe(RAIZ).map((camino) => relative(RAIZ, camino));
  expect(nombres.filter((nombre) => /(^|\/)\.env(\..+)?$|\.(pem|key|p12|pfx|crt)$/.test(nombre))).toEqual([]);
});

const REGISTRO = 'https://registry.npmjs.org/';
type Paquete = { resolved?: string; integrity?: string; link?: boolean };

// Where it came from is written only when it is another place (npm's omit-lockfile-registry-resolved).
test('cada dependencia viene del registro de npm, de una versión fija y con su huella', () => {
  const { packages } = JSON.parse(readFileSync(join(RAIZ, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Paquete>;
  };
  const deAfuera = Object.entries(packages).filter(([ruta, { link }]) => ruta.includes('node_modules/') && !link);
  const raras = deAfuera.filter(
    ([, { resolved = REGISTRO, integrity = '' }]) => !resolved.startsWith(REGISTRO) || !integrity.startsWith('sha512-'),
  );
  expect(raras.map(([ruta]) => ruta)).toEqual([]);
});
