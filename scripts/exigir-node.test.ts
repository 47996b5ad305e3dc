import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { problemaDeNode } from './exigir-node.mjs';

const ENTRADA = new URL('./start.mjs', import.meta.url).pathname;

describe('versión de Node', () => {
  test.each(['20.19.0', '20.20.2', '21.0.0', '24.1.0'])('%s alcanza', (version) => {
    expect(problemaDeNode(version)).toBe('');
  });

  test.each(['20.18.9', '18.20.0', '8.0.0'])('%s no alcanza, y lo dice en una oración', (version) => {
    expect(problemaDeNode(version)).toMatch(new RegExp(`^Colega necesita Node 20\\.19 .+ este es ${version}: .+\\.$`));
  });

  test('con un Node viejo npm start termina enseguida', () => {
    const disfraz = 'Object.defineProperty(process,"versions",{value:{...process.versions,node:"18.19.0"}})';
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--import', `data:text/javascript,${encodeURIComponent(disfraz)}`, ENTRADA],
      { encoding: 'utf8' },
    );
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(/^Colega necesita Node 20\.19 .+\n$/);
  });
});
