import type { HistoriaDePago } from '@colega/contract/dinero';
import { MEDIOS_EN_LINEA } from '@colega/domain/dinero';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Pedir } from '../../testing/crear-app-de-prueba.ts';
import { cajaDe } from '../../testing/dinero/caja.ts';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../../testing/dinero/escenario-de-pagos.ts';
import { abrirSandboxDePrueba, type SandboxDePrueba } from '../../testing/dinero/sandbox-de-prueba.ts';
import { barrerCobranzas } from './cobros/barrer-cobranzas.service.ts';
import { devolverPagos } from './devoluciones/devolver-pagos.service.ts';
import { crearTurnos } from './intenciones/turnos.ts';

let sandbox: SandboxDePrueba;
let s: EscenarioDePagos;
let tesorera: Pedir;
beforeAll(async () => {
  sandbox = await abrirSandboxDePrueba();
  s = await crearEscenarioDePagos({ pasarelas: sandbox.pasarelas(), ahora: new Date() });
  tesorera = await cajaDe(s).operar();
  await s.prueba.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await s.prueba.cerrar();
  await sandbox.cerrar();
});

const abrir = async (medio: (typeof MEDIOS_EN_LINEA)[number]) => {
  const id = await s.cuponDeMatricula();
  const respuesta = await s.abrir(medio, id);
  expect(respuesta.statusCode, respuesta.body).toBe(200);
  return { id, url: respuesta.json<{ urlRedirect: string }>().urlRedirect };
};
const acreditados = async (id: number) => (await s.operaciones(id)).map(({ aplicado }) => aplicado);

test.each(MEDIOS_EN_LINEA)('%s: lo pagado en su página entra una vez, por el aviso o por el retorno', async (medio) => {
  const { id, url } = await abrir(medio);
  const { vuelta } = await sandbox.actuar(url, 'aprobar', { aviso: 'doble' });
  if (medio !== 'online') await expect.poll(() => acreditados(id)).toEqual(['1000.00']);
  const retorno = await fetch(vuelta ?? '', { redirect: 'manual' });
  expect(retorno.status).toBe(303);
  expect(await acreditados(id)).toEqual(['1000.00']);
});

test.each(['sipago', 'net_pagos'] as const)('%s: un aviso falso no acredita nada', async (medio) => {
  const { id, url } = await abrir(medio);
  await sandbox.actuar(url, 'rechazar', { aviso: 'falso' });
  await expect.poll(async () => (await sandbox.estado()).avisos.at(-1)?.estado).toBe('entregado');
  expect((await s.leer(id)).estado.nombre).toBe('pendiente');
  expect(await acreditados(id)).toEqual([]);
});

test.each(['sipago', 'net_pagos'] as const)(
  '%s: lo que se pagó en su página se devuelve por él, una vez',
  async (medio) => {
    const { id, url } = await abrir(medio);
    const { vuelta } = await sandbox.actuar(url, 'aprobar');
    await fetch(vuelta ?? '', { redirect: 'manual' });
    const { db, prueba } = s;
    const { id: pago } = await db
      .selectFrom('operaciones_pago')
      .select('id')
      .where('orden_id', '=', id)
      .executeTakeFirstOrThrow();
    const historia = async () => (await tesorera('GET', `/colegio/pagos/${pago}`)).json<HistoriaDePago>();
    const pedida = await tesorera('POST', `/colegio/pagos/${pago}/devoluciones`, {
      payload: { por: 'proveedor', motivo: 'Pagó dos veces' },
    });
    expect(pedida.statusCode, pedida.body).toBe(200);
    expect((await historia()).estado).toBe('devolviendo');
    const devolver = () =>
      devolverPagos({ db, pasarelas: sandbox.pasarelas(), reloj: prueba.ahora, turnos: crearTurnos() });
    expect(await devolver()).toBe(1);
    const { estado, eventos } = await historia();
    expect([estado, eventos.map(({ que }) => que)]).toEqual([
      'devuelto',
      expect.arrayContaining(['Se pidió a su proveedor que lo devuelva', 'Su proveedor devolvió el dinero']),
    ]);
    expect(await devolver()).toBe(0);
    expect((await s.leer(id)).estado.nombre).not.toBe('pago');
  },
);

test('el cupón impreso y el código de Red Link se pagan en caja, y entran una vez con el listado', async () => {
  const [impreso, conCodigo] = [await s.cuponDeMatricula(), await s.cuponDeMatricula()];
  const { numero_boleta } = await s.leer(impreso);
  const enviado = await s.e.mgarcia('POST', '/red_link/alta_deuda', { payload: { orden_id: conCodigo } });
  const { cupon } = enviado.json<{ cupon: { codigo_pago: string } }>();
  await sandbox.control('caja', { cupon: numero_boleta, importe: '1000,00', canal: 'RP' });
  await sandbox.control('caja', { codigo: cupon.codigo_pago });
  const { db, prueba } = s;
  const barrer = () =>
    barrerCobranzas({ db, pasarelas: sandbox.pasarelas(), reloj: prueba.ahora, turnos: crearTurnos() });
  await barrer();
  await barrer();
  expect([await acreditados(impreso), await acreditados(conCodigo)]).toEqual([['1000.00'], ['1000.00']]);
});
