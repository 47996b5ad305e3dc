import { readFileSync } from 'node:fs';
import { alcanza } from './alcanza.mjs';
import { enlazarNode, NODE_PROPIO, traerNode } from './propio.mjs';

const PEDIDO = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')).engines.node;

const problema = (version) =>
  `Colega necesita Node 24 y este es ${version}. No se pudo traer del registro de npm: revisá la conexión o instalá uno más nuevo.`;

export function elegirNode() {
  const { node: version } = process.versions;
  if (alcanza(version, PEDIDO) && process.execPath !== NODE_PROPIO) return '';
  if (!traerNode()) {
    process.stderr.write(`${problema(version)}\n`);
    process.exit(1);
  }
  enlazarNode();
  return NODE_PROPIO;
}
