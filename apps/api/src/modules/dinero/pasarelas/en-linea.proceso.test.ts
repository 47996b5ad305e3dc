import { MEDIOS_EN_LINEA, PASARELAS } from '@colega/domain/dinero';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  abrirSandboxDePrueba,
  falla,
  pedidoDeCobro,
  type SandboxDePrueba,
} from '../../../testing/dinero/sandbox-de-prueba.ts';
import type { Pasarela, PedidoDeCobro } from './pasarela.ts';

let sandbox: SandboxDePrueba;
beforeAll(async () => {
  sandbox = await abrirSandboxDePrueba();
});
afterAll(() => sandbox.cerrar());
beforeEach(() => sandbox.control('reiniciar'));

describe.each(MEDIOS_EN_LINEA)('%s, por su protocolo', (medio) => {
  const proveedor = PASARELAS[medio].camino;
  const fallar = (modo: string, veces?: number) => sandbox.control('fallas', { proveedor, modo, veces });
  const conectar = (): Pasarela => {
    const pasarela = sandbox.pasarelas().enLinea[medio];
    if (!pasarela) throw new Error(`${medio} no está configurado`);
    return pasarela;
  };
  async function abrir(pedido: PedidoDeCobro = pedidoDeCobro()) {
    const pasarela = conectar();
    const creada_en = new Date();
    const { externo, url } = await pasarela.abrir(pedido);
    const consultar = (cambios: { externo?: string | null; resultado?: string } = {}) =>
      pasarela.consultar({ referencia: pedido.referencia, vence: pedido.vence, externo, creada_en, ...cambios });
    return { pasarela, pedido, url, consultar };
  }

  test('abre una página, y lo que se paga ahí es lo pedido', async () => {
    const { pedido, url, consultar } = await abrir();
    expect((await fetch(url)).status).toBe(200);
    expect(await consultar()).toMatchObject({ estado: 'pendiente', cobro: null });
    const antes = Date.now();
    const { vuelta } = await sandbox.actuar(url, 'aprobar');
    expect(vuelta).toMatch(pedido.urls.confirmado);
    const { estado, cobro } = await consultar();
    expect(estado).toBe('aprobado');
    expect(cobro).toMatchObject({ importe: pedido.importe, externo: expect.stringMatching(/\w/) });
    // Some providers give the time in whole seconds.
    expect(cobro?.fecha.getTime()).toBeGreaterThanOrEqual(antes - (antes % 1_000));
    expect(cobro?.fecha.getTime()).toBeLessThanOrEqual(Date.now());
    expect((await consultar()).cobro).toEqual(cobro);
  });

  test('rechazado o cancelado vuelve por la otra puerta; la misma página sirve para volver a intentar', async () => {
    const { pedido, url, consultar } = await abrir();
    for (const accion of ['rechazar', 'cancelar']) {
      expect((await sandbox.actuar(url, accion)).vuelta).toMatch(pedido.urls.rechazado);
      expect(await consultar()).toMatchObject({ estado: 'rechazado', cobro: null });
    }
    await sandbox.actuar(url, 'aprobar');
    expect((await consultar()).estado).toBe('aprobado');
    expect(await sandbox.actuar(url, 'rechazar')).toMatchObject({ hecho: false });
    expect((await consultar()).estado).toBe('aprobado');
  });

  test('abandonado no es rechazado, y demorado no se sabe todavía', async () => {
    const { url, consultar } = await abrir();
    expect(await sandbox.actuar(url, 'abandonar')).toEqual({ hecho: true, vuelta: null });
    expect((await consultar()).estado).toBe('pendiente');
    expect((await sandbox.actuar(url, 'aprobar', { demora: 0.4 })).vuelta).toContain('confirmado');
    expect((await consultar()).estado).toBe('pendiente');
    await expect.poll(async () => (await consultar()).estado).toBe('aprobado');
  });

  test('cobrado por otro importe se informa lo cobrado', async () => {
    const { url, consultar } = await abrir();
    await sandbox.actuar(url, 'aprobar', { cobrado: '99,90' });
    expect((await consultar()).cobro?.importe).toBe('99.90');
  });

  test('una consulta se repite; una apertura no, porque puede haber sido hecha', async () => {
    const { pasarela, consultar } = await abrir();
    await fallar('error_500', 1);
    expect((await consultar()).estado).toBe('pendiente');
    await fallar('error_500_despues', 1);
    expect((await falla(pasarela.abrir(pedidoDeCobro()))).tipo).toBe('no_responde');
    expect((await sandbox.estado()).cobros).toHaveLength(2);
  });

  test.each(['error_500', 'json_roto', 'sin_respuesta'])('con %s no se sabe, y no se dice otra cosa', async (modo) => {
    const { consultar } = await abrir();
    await fallar(modo);
    expect((await falla(consultar())).tipo).toBe('no_responde');
  });

  test('lo que entiende y no acepta es un rechazo con su motivo, y no corta el servicio', async () => {
    const pasarelas = sandbox.pasarelas();
    const pasarela = pasarelas.enLinea[medio];
    await pasarela?.abrir(pedidoDeCobro());
    await fallar('rechazo');
    for (let i = 0; i < 5; i += 1)
      expect(await falla(pasarela?.abrir(pedidoDeCobro()) ?? Promise.resolve())).toMatchObject({
        tipo: 'rechaza',
        message: 'El pedido fue rechazado',
      });
    expect(pasarelas.caidos()).toEqual([]);
  });

  test('tras varias fallas seguidas se lo deja en paz un rato, y después vuelve', async () => {
    const pasarelas = sandbox.pasarelas();
    const abrirUno = () => pasarelas.enLinea[medio]?.abrir(pedidoDeCobro()) ?? Promise.reject();
    await abrirUno();
    await fallar('error_500', 4);
    for (let i = 0; i < 3; i += 1) await falla(abrirUno());
    expect(pasarelas.caidos()).toEqual([medio]);
    expect((await falla(abrirUno())).message).toContain('desde hace un rato');
    expect((await sandbox.estado()).fallas[proveedor]?.veces).toBe(1);
    await expect.poll(() => pasarelas.caidos()).toEqual([]);
    await falla(abrirUno());
    expect(pasarelas.caidos()).toEqual([medio]);
    await expect.poll(() => pasarelas.caidos()).toEqual([]);
    expect(await abrirUno()).toMatchObject({ url: expect.stringContaining('http') });
    expect(pasarelas.caidos()).toEqual([]);
  });

  test('lo que el sandbox sabía lo sigue sabiendo después de morir, y en la misma dirección', async () => {
    const { pedido, url, consultar } = await abrir();
    await sandbox.actuar(url, 'aprobar');
    await sandbox.matar();
    expect((await consultar()).cobro?.importe).toBe(pedido.importe);
  });
});

/** SIRO's protocol has no way. */
const DEVUELVEN = ['sipago', 'net_pagos'] as const;
describe.each(DEVUELVEN)('%s devuelve, por su protocolo', (medio) => {
  const abrir = async () => {
    const pasarela = sandbox.pasarelas().enLinea[medio];
    if (!pasarela) throw new Error(`${medio} no está configurado`);
    const pedido = pedidoDeCobro();
    const { referencia, vence, importe } = pedido;
    const { externo, url } = await pasarela.abrir(pedido);
    if (externo === null) throw new Error(`${medio} no le puso nombre`);
    return {
      ...{ url, importe },
      devolver: async () => pasarela.devolver?.(externo, importe),
      devuelto: async () =>
        (await pasarela.consultar({ referencia, vence, externo, creada_en: new Date() })).devolucion ?? null,
    };
  };

  test('lo que se pagó, entero y una vez; lo que nadie pagó, no', async () => {
    const { url, importe, devolver, devuelto } = await abrir();
    expect((await falla(devolver())).tipo).toBe('rechaza');
    await sandbox.actuar(url, 'aprobar');
    expect(await devuelto()).toBeNull();
    await devolver();
    expect(await devuelto()).toEqual({ tipo: 'reembolso', importe });
    expect((await falla(devolver())).tipo).toBe('rechaza');
    expect(await devuelto()).toEqual({ tipo: 'reembolso', importe });
  });

  test('lo que no contestó puede estar hecho, y preguntando se sabe', async () => {
    const { url, importe, devolver, devuelto } = await abrir();
    await sandbox.actuar(url, 'aprobar');
    await sandbox.control('fallas', { proveedor: PASARELAS[medio].camino, modo: 'error_500_despues', veces: 1 });
    expect((await falla(devolver())).tipo).toBe('no_responde');
    expect(await devuelto()).toEqual({ tipo: 'reembolso', importe });
  });
});
