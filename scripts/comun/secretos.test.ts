import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
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

/** The expressions are written so that they do not match this file. */
const SECRETOS: readonly RegExp[] = [
  /-----BEGIN [A-Z ]*PRIVATE KEY-----\s+[A-Za-z0-9+/]{40}/,
  /\b(AKIA|ASIA)[0-9A-Z]{16}\b/,
  /\bgh[pousr]_[A-Za-z0-9]{36}\b|\bnpm_[A-Za-z0-9]{36}\b|\bxox[abp]-[0-9A-Za-z-]{20}/,
  /\beyJ[A-Za-z0-9_-]{20,}\.eyJ[A-Za-z0-9_-]{20,}\.[A-Za-z0-9_-]{20,}/,
  // A secret setting with a value: in a shell, in an .env or in compose.yaml.
  /^\s*(?:export |- )?["']?(?:[A-Z]+_)*(?:SECRET|CLAVE|CLAVE_DE_LA_BASE|CLAVE_DEL_PROGRAMA|PASSWORD|API_KEY|TOKEN)["']?\s*[=:]\s*["']?(?=[^\s"'$<]*\d)[\w+/=-]{16,}/m,
  // An address with a password inside, of a server that is neither a test's nor this machine.
  /\b[a-z][a-z0-9+]{2,}:\/\/[^\s:@/"'`$<{]+:(?!clave@|secreto@)[^\s:@/"'`$<{…]{6,}@(?!localhost|127\.|\w+[:/]|[\w.-]*\.(?:test|example))[\w.-]+/,
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

test('lo que sería un secreto se reconoce, y un ejemplo no lo es', () => {
  const alAzar = randomBytes(24).toString('hex');
  const claves = [
    `SESSION_SECRET=${alAzar}`,
    `    SESSION_SECRET: ${alAzar}`,
    `RESPALDO_CLAVE='${alAzar}'`,
    `export CLAVE_DE_LA_BASE=${alAzar}`,
    `SMTP_URL=smtps://avisos:${alAzar.slice(0, 12)}@correo.colegio.org.ar:465`,
    `const base = 'postgres://colega:${alAzar}@base.colegio.org.ar/colega';`,
    `-----${'BEGIN'} RSA PRIVATE KEY-----\n${alAzar}${alAzar}`,
  ];
  const ejemplos = [
    // biome-ignore lint/suspicious/noTemplateCurlyInString: as compose.yaml writes it
    'SESSION_SECRET: ${SESSION_SECRET:?32 caracteres o más}',
    'SESSION_SECRET=…          # 32 characters or more',
    'PADRON_CLAVE=/secretos/padron.key',
    'SMTP_URL=smtps://usuario:clave@correo.colegio.org.ar:465',
  ];
  const esSecreto = (texto: string) => SECRETOS.some((secreto) => secreto.test(texto));
  expect(claves.filter((texto) => !esSecreto(texto))).toEqual([]);
  expect(ejemplos.filter(esSecreto)).toEqual([]);
});

test('ningún archivo de ajustes locales ni certificado está en el repositorio', () => {
  const nombres = archivosDe(RAIZ).map((camino) => relative(RAIZ, camino));
  expect(nombres.filter((nombre) => /(^|\/)\.env(\..+)?$|\.(pem|key|p12|pfx|crt)$/.test(nombre))).toEqual([]);
});

const REGISTRO = 'https://registry.npmjs.org/';
type Paquete = { resolved?: string; integrity?: string; link?: boolean };
type Declaradas = Partial<Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Record<string, string>>>;

const leerJson = <T>(camino: string): T => JSON.parse(readFileSync(camino, 'utf8')) as T;
const declarados = (nombre: string): string[] => archivosDe(RAIZ).filter((camino) => basename(camino) === nombre);

// The source is written only when it is another place (npm's omit-lockfile-registry-resolved).
test('cada dependencia viene del registro de npm, de una versión fija y con su huella', () => {
  const candados = declarados('package-lock.json');
  expect(candados.map((camino) => relative(RAIZ, camino)).sort()).toEqual([
    'package-lock.json',
    'scripts/node/package-lock.json',
  ]);
  const raras = candados.flatMap((camino) => {
    const { packages } = leerJson<{ packages: Record<string, Paquete> }>(camino);
    const deAfuera = Object.entries(packages).filter(([ruta, { link }]) => ruta.includes('node_modules/') && !link);
    return deAfuera
      .filter(
        ([, { resolved = REGISTRO, integrity = '' }]) =>
          !resolved.startsWith(REGISTRO) || !integrity.startsWith('sha512-'),
      )
      .map(([ruta]) => ruta);
  });
  expect(raras).toEqual([]);
});

/** One exact version: `1.2.3`, also by another name (`npm:typescript@7.0.2`). */
const VERSION_FIJA = /^(npm:(@[\w-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/;

test('de lo que se declara se dice una versión, y no un rango', () => {
  const deAca = new Set(declarados('package.json').map((camino) => leerJson<{ name: string }>(camino).name));
  const rangos = declarados('package.json').flatMap((camino) => {
    const { dependencies, devDependencies, optionalDependencies } = leerJson<Declaradas>(camino);
    return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
      .filter(([nombre, version]) => !deAca.has(nombre) && !VERSION_FIJA.test(version))
      .map(([nombre, version]) => `${relative(RAIZ, camino)}: ${nombre} ${version}`);
  });
  expect(rangos).toEqual([]);
});
