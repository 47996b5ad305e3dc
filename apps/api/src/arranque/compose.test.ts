import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { NOMBRES_DE_AJUSTES } from '../config.ts';
import { FORMA_DE_LA_BASE } from '../db/embebida/cluster.ts';
import { rutaDesdeRaiz } from '../raiz.ts';
import { leerImagen, servicioDeLaBase, serviciosDeColega } from '../testing/arranque/compose.ts';

// Only the demo reads these, and the image never starts it.
const DE_LA_DEMO = ['SANDBOX_PORT', 'DEMO_EN_PRODUCCION'];

test('cada proceso de compose.yaml recibe todos los ajustes que el programa conoce, y ninguno que no', () => {
  const servicios = serviciosDeColega();
  expect(servicios.map(({ nombre }) => nombre)).toEqual(['portal-1', 'portal-2', 'trabajador']);
  const deLaImagen = Object.keys(leerImagen().entorno);
  const esperados = NOMBRES_DE_AJUSTES.filter((ajuste) => !DE_LA_DEMO.includes(ajuste));
  for (const { environment } of servicios)
    expect([...Object.keys(environment), ...deLaImagen].sort()).toEqual(esperados.toSorted());
});

test('lo que el Colegio edita se monta, y es lo mismo para todos', () => {
  for (const { volumes } of serviciosDeColega()) expect(volumes).toContain('./data:/colega/data:ro');
});

test('los programas que arranca y sus comandos están entre los que se construyen', () => {
  const { scripts } = JSON.parse(readFileSync(rutaDesdeRaiz('package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const construidos = Object.values(scripts).flatMap((orden) => /comando\.mjs (\S+)$/.exec(orden)?.[1] ?? []);
  const programas = [leerImagen().comando, ...serviciosDeColega().flatMap(({ command }) => (command ? [command] : []))];
  for (const [node, programa = ''] of programas) {
    expect(node).toBe('node');
    const comando = /^dist\/api\/comandos\/(.+)\.js$/.exec(programa)?.[1];
    if (comando === undefined) expect(programa).toBe('dist/api/main.js');
    else expect(construidos).toContain(comando);
  }
  expect(construidos).toContain('operador');
});

/** The files that the program opens by their path and are not built into it. */
const caminosAbiertos = (): string[] =>
  readdirSync(rutaDesdeRaiz('apps/api/src'), { recursive: true, encoding: 'utf8' })
    .filter((archivo) => /\.tsx?$/.test(archivo) && !/(^|\/)pruebas\/|\.test\.|^testing\//.test(archivo))
    .flatMap((archivo) => [
      ...readFileSync(rutaDesdeRaiz('apps/api/src', archivo), 'utf8').matchAll(/\brutaDesdeRaiz\('([^']+)'/g),
    ])
    .map(([, camino = '']) => camino)
    .filter((camino) => !camino.startsWith('apps/sandbox'));

test('la imagen lleva cada archivo que el programa abre', () => {
  const { archivos } = leerImagen();
  const caminos = caminosAbiertos();
  expect(caminos.length).toBeGreaterThan(8);
  const faltan = caminos.filter(
    (camino) => !archivos.some((llevado) => camino === llevado || camino.startsWith(`${llevado}/`)),
  );
  expect(faltan).toEqual([]);
});

// PostgreSQL refuses other words, such as C.UTF-8 without an encoding.
test('la base se crea con las mismas palabras que la incluida, y se espera a que atienda por la red', () => {
  const { environment, healthcheck } = servicioDeLaBase();
  expect(environment.POSTGRES_INITDB_ARGS.split(' ')).toEqual(FORMA_DE_LA_BASE);
  expect(healthcheck.test.join(' ')).toMatch(/pg_isready -h 127\.0\.0\.1 /);
});
