import { spawn } from 'node:child_process';
import { avisar } from '../comun/avisar.mjs';
import { DE_FUENTE } from '../comun/de-fuente.mjs';
import { terminarConFallas } from '../comun/falla.mjs';
import { instalarSiFalta } from '../comun/instalar.mjs';
import { rutaDesdeRaiz } from '../comun/raiz.mjs';

const PUERTO_WEB = process.env.PORT || '3000';
const PUERTO_API = String(Number(PUERTO_WEB) + 1);
const PUERTO_DEL_COLEGIO = String(Number(PUERTO_WEB) + 2);

// The process is detached: Ctrl-C would reach it too, and tsx takes a second signal as an order to kill the API at once.
function lanzar(argumentos, carpeta, entorno) {
  return spawn(process.execPath, argumentos, {
    cwd: carpeta,
    env: { ...process.env, ...entorno },
    stdio: 'inherit',
    detached: true,
  });
}

const VITE = rutaDesdeRaiz('node_modules/vite/bin/vite.js');
const lanzarVite = (aplicacion, puerto, entorno) =>
  lanzar([VITE, '--host', '127.0.0.1', '--port', puerto, '--strictPort'], rutaDesdeRaiz('apps', aplicacion), entorno);

terminarConFallas(async () => {
  await instalarSiFalta();
  avisar(
    `Portal en http://127.0.0.1:${PUERTO_WEB}, mesa del Colegio en /colegio · API en http://127.0.0.1:${PUERTO_API} · recarga al guardar\n`,
  );
  const vigilar = ['--include=data/**', '--include=apps/api/migrations/**', '--clear-screen=false'];
  const hijos = [
    lanzar(
      [rutaDesdeRaiz('node_modules/tsx/dist/cli.mjs'), 'watch', ...vigilar, 'apps/api/src/main.ts'],
      rutaDesdeRaiz(),
      {
        ...DE_FUENTE,
        PORT: PUERTO_API,
        npm_lifecycle_event: undefined,
      },
    ),
    lanzarVite('web', PUERTO_WEB, {
      API_URL: `http://127.0.0.1:${PUERTO_API}`,
      COLEGIO_URL: `http://127.0.0.1:${PUERTO_DEL_COLEGIO}`,
    }),
    lanzarVite('colegio', PUERTO_DEL_COLEGIO, { PUERTO_DEL_COLEGIO }),
  ];
  const terminar = () => {
    for (const hijo of hijos) if (!hijo.killed) hijo.kill('SIGTERM');
  };
  for (const senial of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(senial, terminar);
  await Promise.race(hijos.map((hijo) => new Promise((listo) => hijo.once('exit', listo))));
  terminar();
  await Promise.all(hijos.map((hijo) => hijo.exitCode ?? new Promise((listo) => hijo.once('exit', listo))));
});
