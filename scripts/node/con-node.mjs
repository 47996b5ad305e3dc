import { spawn } from 'node:child_process';
import { delimiter, dirname } from 'node:path';
import { elegirNode } from './elegir-node.mjs';

const SENIALES = ['SIGINT', 'SIGTERM', 'SIGHUP'];

function correrCon(node) {
  const PATH = [dirname(node), process.env.PATH].join(delimiter);
  const entorno = Object.assign({}, process.env, { PATH });
  const hijo = spawn(node, process.argv.slice(1), { stdio: 'inherit', env: entorno });
  for (const senial of SENIALES) process.on(senial, () => hijo.kill(senial));
  hijo.once('exit', (codigo) => process.exit(codigo === null ? 1 : codigo));
}

/** Runs a command whatever Node called it. npm's own go through scripts/node.sh, and arrive here with the right one. */
export function conNode(tarea) {
  const propio = elegirNode();
  if (propio && propio !== process.execPath) correrCon(propio);
  else tarea();
}
