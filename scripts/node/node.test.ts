import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { rutaDesdeRaiz } from '../comun/raiz.mjs';

/** A clean copy on a machine whose `node` claims to be older and whose `npm` records its calls: that npm brings this run's Node, with a mark. */
let clon: string;
const PAQUETE = `scripts/node/node_modules/node-${process.platform}-${process.arch}`;
const PEDIDO = JSON.parse(readFileSync(rutaDesdeRaiz('scripts/node/package.json'), 'utf8')).optionalDependencies;
const VERSION = PEDIDO[`node-${process.platform}-${process.arch}`];

const disfraz = (node: string): string =>
  `data:text/javascript,${encodeURIComponent(
    `Object.defineProperty(process, "versions", { value: { ...process.versions, node: "${node}" } })`,
  )}`;

function ponerPrograma(ruta: string, texto: string): void {
  writeFileSync(join(clon, ruta), `#!/bin/sh\n${texto}\n`);
  chmodSync(join(clon, ruta), 0o755);
}

const NPM = `echo "$@" >> "$0.pedidos"
mkdir -p ${PAQUETE}/bin
printf '#!/bin/sh\\nTRAIDO=si exec ${process.execPath} "$@"\\n' > ${PAQUETE}/bin/node
chmod +x ${PAQUETE}/bin/node
printf '{"packages":{"${PAQUETE.slice('scripts/node/'.length)}":{"version":"${VERSION}"}}}' > scripts/node/node_modules/.package-lock.json`;

beforeEach(() => {
  clon = mkdtempSync(join(tmpdir(), 'colega-otro-node-'));
  for (const parte of ['scripts', 'package.json', 'docs/requirements.md'])
    cpSync(rutaDesdeRaiz(parte), join(clon, parte), {
      recursive: true,
      filter: (ruta) => !ruta.includes('node_modules'),
    });
  spawnSync('git', ['init', '--quiet', clon]);
  mkdirSync(join(clon, 'bin'));
  mkdirSync(join(clon, 'node_modules/.bin'), { recursive: true });
  ponerNodeDeLaMaquina('20.20.2');
  ponerPrograma('bin/npm', NPM);
});
afterEach(() => rmSync(clon, { recursive: true, force: true }));

const ponerNodeDeLaMaquina = (version: string): void =>
  ponerPrograma('bin/node', `exec ${process.execPath} --import '${disfraz(version)}' "$@"`);

function correr(programa: string, ...argumentos: string[]): SpawnSyncReturns<string> {
  const PATH = [join(clon, 'bin'), process.env.PATH].join(delimiter);
  return spawnSync(programa, argumentos, { cwd: clon, encoding: 'utf8', env: { PATH } });
}

const pedidosANpm = (): string[] =>
  existsSync(join(clon, 'bin/npm.pedidos'))
    ? readFileSync(join(clon, 'bin/npm.pedidos'), 'utf8').trim().split('\n')
    : [];

const DICE_CON_QUE_CORRE = `const { execFileSync } = require('node:child_process');
const delHijo = execFileSync('node', ['-p', 'process.versions.node'], { encoding: 'utf8' }).trim();
console.log(JSON.stringify({ traido: process.env.TRAIDO, pid: process.pid, suyo: process.versions.node, delHijo }))`;

function correrPorElGuion() {
  const { pid, stdout, stderr } = correr('sh', 'scripts/node.sh', '-e', DICE_CON_QUE_CORRE);
  return { pid, stderr, dicho: JSON.parse(stdout) };
}

test('con un Node anterior trae el suyo del registro, se convierte en él y sus hijos también lo usan', () => {
  const { pid, stderr, dicho } = correrPorElGuion();
  const { node } = process.versions;
  expect(dicho).toEqual({ traido: 'si', pid, suyo: node, delHijo: node });
  expect(stderr).toBe(`· Trayendo Node ${VERSION} del registro de npm (solo la primera vez)…\n`);
  expect(pedidosANpm()).toEqual([expect.stringMatching(/^ci --prefix \S+scripts\/node .*--ignore-scripts/)]);
  const porNpx = correr(join(clon, 'node_modules/.bin/node'), '-p', 'process.env.TRAIDO');
  expect(porNpx.stdout).toBe('si\n');
});

test('lo que ya trajo no se pide de nuevo, salvo que quedara a medias o cambie la versión', () => {
  const instalado = join(clon, 'scripts/node/node_modules/.package-lock.json');
  correrPorElGuion();
  expect(correrPorElGuion().stderr).toBe('');
  expect(pedidosANpm()).toHaveLength(1);
  rmSync(instalado);
  correrPorElGuion();
  expect(pedidosANpm()).toHaveLength(2);
  writeFileSync(instalado, readFileSync(instalado, 'utf8').replace(VERSION, '24.0.0'));
  correrPorElGuion();
  expect(pedidosANpm()).toHaveLength(3);
});

test('con uno que alcanza no se trae nada y se usa ese', () => {
  ponerNodeDeLaMaquina('26.0.0');
  const { pid, stderr, dicho } = correrPorElGuion();
  expect({ stderr, dicho }).toEqual({ stderr: '', dicho: { pid, suyo: '26.0.0', delHijo: '26.0.0' } });
  expect(pedidosANpm()).toEqual([]);
  expect(existsSync(join(clon, 'node_modules/.bin/node'))).toBe(false);
});

test('un comando llamado sin npm también llega al suyo, y termina con lo que aquel termine', () => {
  const bien = correr('node', 'scripts/rows.mjs');
  expect({ status: bien.status, filas: /^all {2}\d+ of \d+/m.test(bien.stdout) }).toEqual({ status: 0, filas: true });
  expect(pedidosANpm()).toHaveLength(1);
  rmSync(join(clon, 'docs/requirements.md'));
  expect(correr('node', 'scripts/rows.mjs').status).toBe(1);
});

test('si no se puede traer, lo dice en una oración y no sigue', () => {
  ponerPrograma('bin/npm', 'exit 1');
  for (const orden of [
    ['sh', 'scripts/node.sh', 'scripts/start.mjs'],
    ['node', 'scripts/start.mjs'],
  ]) {
    const { status, stdout, stderr } = correr(orden[0] ?? '', ...orden.slice(1));
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr.split('\n')).toEqual([
      expect.stringContaining('Trayendo Node'),
      expect.stringMatching(/^Colega necesita Node 24 y este es 20\.20\.2\. .+\.$/),
      '',
    ]);
  }
});
