import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect, request } from '@playwright/test';
import { ESPERA_MAXIMA_MS, lanzarSistema } from '../arranque/iniciar-sistema.ts';
import { SANDBOX } from './sandbox.ts';

type ColegioNuevo = {
  portal: string;
  /** With which the first account is made, once. */
  enlace: string;
  cerrar(): Promise<void>;
};

/** What a production says of the outside world, which here is the sandbox of the others. */
const ajustesDeAfuera = (): Record<string, string> => {
  const correo = readFileSync(join(process.env.COLEGA_DATA_DIR ?? '', 'sandbox', 'correo'), 'utf8').trim();
  return {
    ...{ DEMO: '0', PADRON_URL: SANDBOX, SMTP_URL: `smtp://127.0.0.1:${correo}`, SESSION_SECRET: 'x'.repeat(40) },
    ...{ ARBA_WFS_URL: `${SANDBOX}/geoserver/idera/wfs`, GEOREF_URL: `${SANDBOX}/georef/api` },
    ...{ SIPAGO_CLIENT_ID: 'colega', SIPAGO_CLIENT_SECRET: 'sandbox', SIPAGO_AUTH_URL: SANDBOX, SIPAGO_URL: SANDBOX },
  };
};

const iniciarColegioNuevo = async (): Promise<ColegioNuevo> => {
  const ajustes = ajustesDeAfuera();
  const { salida, fin, cerrar } = lanzarSistema(ajustes);
  const direcciones = await new Promise<Pick<ColegioNuevo, 'portal' | 'enlace'>>((listo, falla) => {
    let texto = '';
    const rendirse = () => falla(new Error(`El colegio nuevo no arrancó:\n${texto}`));
    setTimeout(rendirse, ESPERA_MAXIMA_MS).unref();
    void fin.then(rendirse);
    salida.on('data', (dato) => {
      texto += String(dato);
      const portal = /listo en (http:\/\/\S+)/.exec(texto)?.[1];
      const enlace = /http:\/\/\S+\/administrador\/\S+/.exec(texto)?.[0];
      if (portal && enlace) listo({ portal, enlace });
    });
  }).catch(async (error: unknown) => {
    await cerrar();
    throw error;
  });
  return { ...direcciones, cerrar };
};

/** The link that a letter brought to somebody. */
export const enlaceDeLaCarta = async (para: string): Promise<string> => {
  const contexto = await request.newContext();
  const leer = async (): Promise<string> => {
    const { cartas } = (await (await contexto.get(`${SANDBOX}/correo.json`)).json()) as {
      cartas: { para: string; texto: string }[];
    };
    return /http:\/\/\S+\/reset-password\/\S+/.exec(cartas.find((una) => una.para === para)?.texto ?? '')?.[0] ?? '';
  };
  await expect.poll(leer).toContain('/reset-password/');
  const enlace = await leer();
  await contexto.dispose();
  return enlace;
};

/** A product that was never used: without demo, without anybody, without sandbox of its own. */
export const test = base.extend<object, { colegio: ColegioNuevo }>({
  colegio: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures this one asks for
    async ({}, use) => {
      const colegio = await iniciarColegioNuevo();
      await use(colegio);
      await colegio.cerrar();
    },
    { scope: 'worker', timeout: ESPERA_MAXIMA_MS + 30_000 },
  ],
  baseURL: ({ colegio }, use) => use(colegio.portal),
});
