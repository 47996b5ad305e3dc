import { inspect } from 'node:util';
import { MEDIOS_EN_LINEA } from '@colega/domain/cupones';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { crearPasarelas } from './crear-pasarelas.ts';
import {
  abrirSandboxDePrueba,
  falla,
  IMPACIENTE,
  pedidoDeCobro,
  type SandboxDePrueba,
} from './pruebas/sandbox-de-prueba.ts';

const SECRETO = 'clave-que-nadie-debe-leer';

let sandbox: SandboxDePrueba;
beforeAll(async () => {
  sandbox = await abrirSandboxDePrueba();
});
afterAll(() => sandbox.cerrar());

const conSecreto = () => {
  const { siro, sipago, netPagos, redLink } = sandbox.ajustes();
  const config = {
    siro: { ...siro, clave: SECRETO },
    sipago: { ...sipago, clientSecret: SECRETO },
    netPagos: { ...netPagos, apiKey: SECRETO },
    redLink,
  };
  return crearPasarelas(config, () => new Date(), IMPACIENTE);
};

test.each(MEDIOS_EN_LINEA)(
  '%s: unas credenciales malas son del Colegio, no de quien paga; y no se escriben',
  async (medio) => {
    const pasarela = conSecreto().enLinea[medio];
    const error = await falla(pasarela?.abrir(pedidoDeCobro()) ?? Promise.resolve());
    expect(error).toMatchObject({ tipo: 'no_responde', message: 'no aceptó nuestras credenciales' });
    expect(inspect(error, { depth: 20, showHidden: true })).not.toContain(SECRETO);
  },
);

test.each(MEDIOS_EN_LINEA)('%s: ni siquiera cuando no hay con quién hablar', async (medio) => {
  const { siro, sipago, netPagos } = sandbox.ajustes();
  const nadie = 'http://127.0.0.1:9';
  const { enLinea } = crearPasarelas(
    {
      siro: { ...siro, clave: SECRETO, sesionUrl: nadie },
      sipago: { ...sipago, clientSecret: SECRETO, authUrl: nadie },
      netPagos: { ...netPagos, apiKey: SECRETO, url: nadie },
      redLink: null,
    },
    () => new Date(),
    IMPACIENTE,
  );
  const error = await falla(enLinea[medio]?.abrir(pedidoDeCobro()) ?? Promise.resolve());
  expect(error.tipo).toBe('no_responde');
  expect(inspect(error, { depth: 20, showHidden: true })).not.toContain(SECRETO);
});
