import { inspect } from 'node:util';
import { MEDIOS_EN_LINEA } from '@colega/domain/dinero';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  abrirSandboxDePrueba,
  falla,
  IMPACIENTE,
  pedidoDeCobro,
  type SandboxDePrueba,
} from '../../../testing/dinero/sandbox-de-prueba.ts';
import { crearPasarelas } from './crear-pasarelas.ts';

const CLAVE_DEL_SANDBOX = 'sandbox';
const SECRETO = 'clave-que-nadie-debe-leer';

let sandbox: SandboxDePrueba;
beforeAll(async () => {
  sandbox = await abrirSandboxDePrueba();
});
afterAll(() => sandbox.cerrar());

/** What the sandbox accepts, with other secrets and, if asked, unreachable addresses. */
const conSecreto = (nadie: string | null = null) => {
  const cambiar = (valor: string) => {
    if (valor === CLAVE_DEL_SANDBOX) return SECRETO;
    return nadie !== null && valor.startsWith('http') ? nadie : valor;
  };
  const config = Object.entries(sandbox.ajustes()).map(([medio, ajustes]) => [
    medio,
    Object.fromEntries(Object.entries(ajustes).map(([clave, valor]) => [clave, cambiar(valor)])),
  ]);
  return crearPasarelas(Object.fromEntries(config), () => new Date(), IMPACIENTE);
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
  const { enLinea } = conSecreto('http://127.0.0.1:9');
  const error = await falla(enLinea[medio]?.abrir(pedidoDeCobro()) ?? Promise.resolve());
  expect(error.tipo).toBe('no_responde');
  expect(inspect(error, { depth: 20, showHidden: true })).not.toContain(SECRETO);
});
