import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rutaDesdeRaiz } from './raiz.mjs';

/** OWASP ASVS 5.0, levels 1 and 2. */
const ASVS = `1.1:1-2 1.2:1-9 1.3:1-11 1.4:1-3 1.5:1-2 2.1:1-3 2.2:1-3 2.3:1-4 2.4:1 3.2:1-2 3.3:1-4 3.4:1-6 3.5:1-5 3.7:1-2
4.1:1-3 4.2:1 4.3:1-2 4.4:1-4 5.1:1 5.2:1-3 5.3:1-2 5.4:1-3 6.1:1-3 6.2:1-12 6.3:1-4 6.4:1-4 6.5:1-5 6.6:1-3 6.8:1-4 7.1:1-3
7.2:1-4 7.3:1-2 7.4:1-5 7.5:1-2 7.6:1-2 8.1:1-2 8.2:1-3 8.3:1 8.4:1 9.1:1-3 9.2:1-4 10.1:1-2 10.2:1-2 10.3:1-4 10.4:1-11
10.5:1-5 10.6:1-2 10.7:1-3 11.1:1-2 11.2:1-3 11.3:1-3 11.4:1-4 11.5:1 11.6:1 12.1:1-3 12.2:1-2 12.3:1-4 13.1:1 13.2:1-5
13.3:1-2 13.4:1-5 14.1:1-2 14.2:1-4 14.3:1-3 15.1:1-3 15.2:1-3 15.3:1-7 16.1:1 16.2:1-5 16.3:1-4 16.4:1-3 16.5:1-3 17.1:1
17.2:1-4 17.3:1-2`;
const REQUISITOS = ASVS.split(/\s+/).flatMap((seccion) => {
  const [capitulo = '', tramo = ''] = seccion.split(':');
  const [desde = 0, hasta = desde] = tramo.split('-').map(Number);
  return Array.from({ length: hasta - desde + 1 }, (_, i) => `${capitulo}.${desde + i}`);
});

const texto = readFileSync(rutaDesdeRaiz('docs/security.md'), 'utf8');
const filas = texto
  .split('\n')
  .filter((linea) => /^\| \d/.test(linea))
  .map((linea) => linea.split('|').map((celda) => celda.trim()));

/** `1.2.6–1.2.8` names all those in between too. */
const expandir = (celda: string): string[] =>
  celda.split(', ').flatMap((parte) => {
    const [desde = '', hasta = desde] = parte.split('–');
    return REQUISITOS.slice(REQUISITOS.indexOf(desde), REQUISITOS.indexOf(hasta) + 1);
  });

test('cada requisito de los niveles 1 y 2 tiene su línea, y una sola', () => {
  const nombrados = filas.flatMap(([, requisitos = '']) => expandir(requisitos));
  expect([...nombrados].sort()).toEqual([...REQUISITOS].sort());
});

test('cada línea dice si se cumple, y con qué prueba o por qué no', () => {
  for (const [, requisitos, estado = '', motivo = ''] of filas) {
    expect(['✔', '◐', '✘', '—'], requisitos).toContain(estado);
    expect(motivo.length, requisitos).toBeGreaterThan(8);
  }
});

const fuenteDe = (archivo: string): string => {
  const camino = rutaDesdeRaiz(/^(apps|packages|scripts|e2e)\//.test(archivo) ? archivo : `apps/api/src/${archivo}`);
  return existsSync(camino) ? readFileSync(camino, 'utf8') : '';
};

test.each(['docs/security.md', 'docs/operations.md'])('las pruebas que nombra %s están donde dice', (documento) => {
  let archivo = '';
  const perdidas: string[] = [];
  for (const [, deArchivo, nombre] of readFileSync(rutaDesdeRaiz(documento), 'utf8').matchAll(
    /`([^`\s]+\.(?:test\.tsx?|journey\.ts))`|«([^»]+)»/g,
  )) {
    if (deArchivo) archivo = deArchivo;
    if (fuenteDe(archivo) === '' || (nombre && !fuenteDe(archivo).includes(nombre)))
      perdidas.push(`${archivo}: ${nombre}`);
  }
  expect(perdidas).toEqual([]);
});
