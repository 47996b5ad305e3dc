import type { EfectosDeLista, ListaDelColegio, ListaHecha } from '@colega/contract/colegio';
import type { DepositosDeCobradores, OrigenDeRendicion, RendicionEntera } from '@colega/contract/dinero';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { conectar, type Db } from '../../../db/conectar.ts';
import { operador } from '../../../testing/construir.ts';
import type { Pedir } from '../../../testing/crear-app-de-prueba.ts';
import { archivoDeSiro } from '../../../testing/dinero/archivos-de-rendicion.ts';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../../../testing/dinero/escenario-de-pagos.ts';
import { codigoDe, mesaDeDepositos } from '../../../testing/dinero/mesa-de-depositos.ts';
import { seAvisa } from '../../colegio/listas/avisar-de-la-lista.service.ts';
import { leerCobrador } from '../rendiciones/origenes.ts';

const INGRESO = '/colegio/authentication_token';
const UN_DIA_MS = 86_400_000;
/** A Monday; what is said begins on the Wednesday. */
const LUNES = '2026-03-16';
const MIERCOLES = '2026-03-18';

let s: EscenarioDePagos;
let otroPortal: Db;
let [tesorera, ana, beto]: Pedir[] = [];
const de = (cual: Pedir | undefined): Pedir => {
  if (!cual) throw new Error('sin sesión');
  return cual;
};
const entrar = async (): Promise<void> => {
  const { conSesion } = s.e.prueba;
  [tesorera, ana, beto] = [
    await conSesion('tesorera', INGRESO),
    await conSesion('ana', INGRESO),
    await conSesion('beto', INGRESO),
  ];
};
const avanzar = async (dias: number): Promise<void> => {
  s.e.prueba.avanzar(dias * UN_DIA_MS);
  await entrar();
};
beforeAll(async () => {
  s = await crearEscenarioDePagos({ ahora: new Date(`${LUNES}T12:00:00-03:00`) });
  otroPortal = conectar(s.e.prueba.url, { conexiones: 1 });
  await operador(s.db, 'tesorera', { roles: ['tesoreria'] });
  await operador(s.db, 'ana', { roles: ['aranceles'] });
  await operador(s.db, 'beto', { roles: ['aranceles'] });
  await entrar();
});
afterAll(async () => {
  await otroPortal.destroy();
  await s.e.prueba.cerrar();
});
const mesa = mesaDeDepositos(
  () => s,
  () => de(tesorera),
);

type Fila = Record<string, string>;
const leerFilas = async (): Promise<Fila[]> => {
  const { publicadas, en_vigor } = (await de(ana)('GET', '/colegio/listas/cobradores')).json<ListaDelColegio>();
  return publicadas.find(({ id }) => id === en_vigor)?.filas ?? [];
};
const acordado = async (hasta: string) =>
  (await de(tesorera)('GET', `/colegio/acreditaciones?desde=${hasta}&hasta=${hasta}`)).json<DepositosDeCobradores>()
    .cobradores;
const tasaEnOtroPortal = async (dia: string) =>
  (await leerCobrador(otroPortal, 'sipago'))?.condiciones.filter(({ vigente_desde }) => vigente_desde <= dia).at(-1)
    ?.tasa;
const rendicionDeSiro = async (dia: string, numero_boleta: number): Promise<RendicionEntera> => {
  const cobro = { dia, importe: '50.00', numero_boleta, externo: numero_boleta } as const;
  const id = await mesa.leido('siro', archivoDeSiro([cobro]));
  return (await de(tesorera)('GET', `/colegio/rendiciones/${id}`)).json<RendicionEntera>();
};

test('lo que se acuerda con un cobrador se prepara, lo publica otra persona y rige lo que se cobra desde su día', async () => {
  await mesa.cobrado('sipago', '1000.00', 'sp-1', LUNES);
  await mesa.cobrado('codigo_barra', '10.00', 'cb-1', '2026-02-14');
  await mesa.cobrado('codigo_barra', '10.00', 'cb-2', '2026-02-13');
  const cambios: Record<string, Fila> = {
    sipago: { tasa: '0.0425', dias_habiles: '2', tolerancia: '0', norma: '' },
    net_pagos: { dias_habiles: '30' },
    siro: { se_usa: 'no' },
  };
  const filas = (await leerFilas()).map((fila) => ({ ...fila, ...cambios[fila.cobrador ?? ''] }));
  expect(filas).toHaveLength(5);
  const propuesta = { vigente_desde: MIERCOLES, norma: 'Convenio 7/26', filas };
  const hoy = await de(ana)('POST', '/colegio/listas/cobradores', { payload: { ...propuesta, vigente_desde: LUNES } });
  expect([hoy.statusCode, codigoDe(hoy)]).toEqual([422, 'lista_desde_el_pasado']);
  const preparada = await de(ana)('POST', '/colegio/listas/cobradores', { payload: propuesta });
  expect(preparada.statusCode, preparada.body).toBe(201);
  const { id, version } = preparada.json<ListaHecha>();
  const efectos = (await de(beto)('GET', `/colegio/listas/versiones/${id}/efectos`)).json<EfectosDeLista>();
  expect(efectos.cambios).toContainEqual({
    ...{ fila: 'SiPago (Credicoop)', dato: 'Se queda con', antes: '3 %', despues: '4,25 %' },
  });
  expect(efectos.cambios).toHaveLength(5);
  expect(efectos.avisos).toEqual([
    'SIRO (Banco Roela), que no se usa más, cobró una vez en los últimos 31 días: con esto no deja de cobrarse por él, eso lo apaga quien lleva el servidor.',
    expect.stringContaining('Lo que se cobró antes de su día'),
  ]);
  const publicar = (como: Pedir) =>
    como('POST', `/colegio/listas/versiones/${id}/publicar`, { headers: { 'if-match': `"${version}"` } });
  expect(codigoDe(await publicar(de(ana)))).toBe('lista_de_la_misma_persona');
  expect((await publicar(de(beto))).statusCode).toBe(200);
  // It tells nobody outside the college.
  expect(seAvisa('cobradores')).toBe(false);
  expect([await tasaEnOtroPortal('2026-03-17'), await tasaEnOtroPortal(MIERCOLES)]).toEqual(['0.03', '0.0425']);
});

test('cada cobro se mira con lo que regía su día: lo de antes no cambia con lo que se acuerda después', async () => {
  await avanzar(4);
  await mesa.cobrado('sipago', '1000.00', 'sp-2', '2026-03-17');
  await mesa.cobrado('sipago', '500.00', 'sp-3', MIERCOLES);
  expect(await mesa.elDia('sipago', '2026-03-17')).toMatchObject({ cobrado: '1000.00', acordada: '30.00' });
  expect(await mesa.elDia('sipago', '2026-03-18')).toMatchObject({ cobrado: '1000.00', acordada: '30.00' });
  expect(await mesa.elDia('sipago', '2026-03-20')).toMatchObject({ cobrado: '500.00', acordada: '21.25' });
  // Three days away: it would have been of its day with what was agreed before.
  await mesa.enElBanco('2026-03-23', 'LIQ SIPAGO', '478.75', 'd-1');
  expect(await mesa.elDia('sipago', '2026-03-20')).toMatchObject({ depositado: null });
  expect((await mesa.depositos('sipago')).sueltos).toMatchObject([{ dia: '2026-03-23', importe: '478.75' }]);
  const [antes, despues] = [await acordado('2026-03-17'), await acordado('2026-03-20')];
  expect(antes.find(({ clave }) => clave === 'sipago')).toMatchObject({
    acordado: { por_ciento: '3.00', desde: '2015-01-01', de_referencia: true },
    deposita: { dias_habiles: 1, tolerancia: 3, de_referencia: true },
  });
  expect(despues.find(({ clave }) => clave === 'sipago')).toMatchObject({
    acordado: { por_ciento: '4.25', desde: MIERCOLES, de_referencia: false },
    deposita: { dias_habiles: 2, tolerancia: 0, de_referencia: false },
  });
  // One that changes only its days keeps since when it keeps that.
  expect(despues.find(({ clave }) => clave === 'net_pagos')).toMatchObject({
    acordado: { por_ciento: '2.50', desde: '2015-01-01', de_referencia: false },
  });
  expect(despues.find(({ clave }) => clave === 'redLink')?.acordado).toMatchObject({ de_referencia: true });
});

test('lo que se deposita mucho después se lee desde cuando se cobró, se mire desde donde se mire', async () => {
  await mesa.cobrado('net_pagos', '200.00', 'np-1', MIERCOLES);
  const { dias } = await mesa.depositos('net_pagos', '2026-04-25', '2026-05-31');
  const [dia] = dias.map((uno) => uno.dia);
  expect(dias).toMatchObject([{ cobrado: '200.00', acordada: '5.00', estado: 'esperado' }]);
  expect((await mesa.depositos('net_pagos', dia, dia)).dias).toHaveLength(1);
});

test('el archivo de un cobrador dice lo acordado de sus días; el que no se usa más se ofrece al final, por lo que se pague con un cupón viejo', async () => {
  const ofrecidos = async () =>
    (await de(tesorera)('GET', '/colegio/origenes_de_rendicion'))
      .json<{ items: OrigenDeRendicion[] }>()
      .items.map(({ clave, se_usa }) => [clave, se_usa]);
  expect((await rendicionDeSiro('2026-03-17', 11)).acordados).toEqual([
    { por_ciento: '2.00', desde: '2015-01-01', de_referencia: true },
  ]);
  expect((await rendicionDeSiro('2026-03-19', 12)).acordados).toMatchObject([{ de_referencia: false }]);
  expect((await ofrecidos())[0]).toEqual(['siro', true]);
  expect((await acordado('2026-03-17')).map(({ clave }) => clave)).toContain('siro');
  expect((await acordado('2026-03-30')).map(({ clave }) => clave)).not.toContain('siro');
  await avanzar(90);
  expect((await ofrecidos())[0]).toEqual(['redLink', true]);
  expect((await ofrecidos()).at(-1)).toEqual(['siro', false]);
  expect((await rendicionDeSiro('2026-03-17', 13)).origen.nombre).toBe('SIRO (Banco Roela)');
});
