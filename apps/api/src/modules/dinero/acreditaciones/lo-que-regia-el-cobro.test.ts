import type { RendicionEntera } from '@colega/contract/dinero';
import { type FilaDeLista, filasVigentes } from '@colega/domain/colegio';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operador } from '../../../testing/construir.ts';
import type { Pedir } from '../../../testing/crear-app-de-prueba.ts';
import { archivoDeSiro } from '../../../testing/dinero/archivos-de-rendicion.ts';
import { cobrosDeNadie } from '../../../testing/dinero/cobros-de-nadie.ts';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../../../testing/dinero/escenario-de-pagos.ts';
import { mesaDeDepositos } from '../../../testing/dinero/mesa-de-depositos.ts';
import { leerListasEnVigor } from '../../colegio/leer-colegio.service.ts';
import { insertListasDeEntrada } from '../../colegio/listas/listas.repository.ts';
import { revertirOperacion } from '../colegio/revertir.service.ts';

type Cambios = Record<string, FilaDeLista>;
let s: EscenarioDePagos;
let pedir: Pedir;
let otraVez: FilaDeLista[];
const seAcuerda = async (vigente_desde: string, cambios: Cambios): Promise<void> => {
  otraVez = otraVez.map((fila) => ({ ...fila, ...cambios[fila.cobrador ?? ''] }));
  await insertListasDeEntrada(s.db, [{ lista: 'cobradores', vigente_desde, filas: otraVez }]);
};
const abrir = async (): Promise<void> => {
  s = await crearEscenarioDePagos({ ahora: new Date('2026-03-30T12:00:00-03:00') });
  await operador(s.db, 'tesorera', { roles: ['tesoreria'] });
  pedir = await s.e.prueba.conSesion('tesorera', '/colegio/authentication_token');
  otraVez = filasVigentes(await leerListasEnVigor(s.db), 'cobradores', '2026-01-01').map((fila) => ({ ...fila }));
};
const mesa = mesaDeDepositos(
  () => s,
  () => pedir,
);

describe('lo acordado, que cambia entre el cobro y el depósito', () => {
  beforeAll(async () => {
    await abrir();
    await seAcuerda('2026-01-01', { sipago: { tasa: '' }, net_pagos: { tasa: '0.03' } });
    // Two Sundays: what is paid on the Saturday before arrives on the Monday.
    await seAcuerda('2026-03-15', { sipago: { tasa: '0.03' }, net_pagos: { tasa: '' } });
    await seAcuerda('2026-03-22', { sipago: { tasa: '' } });
  });
  afterAll(() => s.e.prueba.cerrar());

  test.each([
    ['lo que se cobró sin nada acordado sigue sin nada', 'sipago', '2026-03-14', '2026-03-16', '970.00', null, null],
    ['lo que se quedó de más se sigue viendo', 'net_pagos', '2026-03-14', '2026-03-16', '900.00', '30.00', '70.00'],
    ['lo acordado hasta la víspera se compara', 'sipago', '2026-03-21', '2026-03-23', '900.00', '30.00', '70.00'],
  ])('%s después de aceptado', async (_, medio, cobro, dia, importe, acordada, de_mas) => {
    await mesa.cobrado(medio, '1000.00', `${medio}-${cobro}`, cobro);
    await mesa.enElBanco(
      dia,
      medio === 'sipago' ? 'LIQ SIPAGO' : 'PROVINCIA NET LIQUIDACION',
      importe,
      `${medio}${dia}`,
    );
    expect(await mesa.elDia(medio, dia)).toMatchObject({ estado: 'por_aceptar', acordada, de_mas });
    expect((await mesa.aceptar([await mesa.visto(medio, dia)])).statusCode).toBe(201);
    expect(await mesa.elDia(medio, dia)).toMatchObject({ estado: 'aceptado', acordada, de_mas });
  });

  test('de un día con algo acordado y algo no, no se compara la parte: ni antes ni después de aceptarlo', async () => {
    // Nothing is agreed on the Sunday; on the Saturday, 3 %: the same Monday has both.
    await mesa.cobrado('sipago', '500.00', 'mixto-1', '2026-03-27');
    await seAcuerda('2026-03-28', { sipago: { tasa: '0.03' } });
    await mesa.cobrado('sipago', '500.00', 'mixto-2', '2026-03-28');
    await mesa.enElBanco('2026-03-30', 'LIQ SIPAGO', '985.00', 'mixto');
    expect(await mesa.elDia('sipago', '2026-03-30')).toMatchObject({
      cobrado: '1000.00',
      acordada: null,
      de_mas: null,
    });
    expect((await mesa.aceptar([await mesa.visto('sipago', '2026-03-30')])).statusCode).toBe(201);
    expect(await mesa.elDia('sipago', '2026-03-30')).toMatchObject({
      estado: 'aceptado',
      acordada: null,
      de_mas: null,
    });
  });
});

describe('cuándo se espera lo que se cobró', () => {
  beforeAll(async () => {
    await abrir();
    await seAcuerda('2026-01-01', { sipago: { dias_habiles: '0' } });
    await seAcuerda('2026-03-18', { net_pagos: { tolerancia: '0' } });
  });
  afterAll(() => s.e.prueba.cerrar());

  test('en 0 días hábiles, lo de un sábado es del lunes, y se acepta con lo del lunes', async () => {
    await mesa.cobrado('sipago', '100.00', 'sabado', '2026-03-14');
    await mesa.cobrado('sipago', '200.00', 'lunes', '2026-03-16');
    await mesa.enElBanco('2026-03-16', 'LIQ SIPAGO', '300.00', 'junto');
    const { dias } = await mesa.depositos('sipago', '2026-03-12', '2026-03-17');
    expect(dias).toMatchObject([{ dia: '2026-03-16', cobrado: '300.00', depositado: '300.00' }]);
    expect((await mesa.aceptar([await mesa.visto('sipago', '2026-03-16')])).statusCode).toBe(201);
  });

  test('se lo espera lo que se esperaba el día del cobro, aunque llegue cuando ya se espera menos', async () => {
    await mesa.cobrado('net_pagos', '1000.00', 'martes', '2026-03-17');
    await mesa.enElBanco('2026-03-19', 'PROVINCIA NET LIQUIDACION', '975.00', 'jueves');
    const { dias, sueltos } = await mesa.depositos('net_pagos', '2026-03-17', '2026-03-20');
    expect(sueltos).toEqual([]);
    expect(dias).toMatchObject([{ dia: '2026-03-18', estado: 'por_aceptar', depositado: '975.00' }]);
  });

  test('lo que se diga después no cambia lo que se ve de antes', async () => {
    const { operacion_id } = await mesa.cobrado('sipago', '50.00', 'desconocido', '2026-03-02');
    const { autor, motivo } = cobrosDeNadie(s).elColegio();
    const cuando = { ahora: new Date('2026-03-09T15:00:00-03:00'), hoy: '2026-03-09' };
    await revertirOperacion(s.db, { autor, motivo, ...cuando, operacion_id, tipo: 'contracargo' });
    const antes = await mesa.depositos('sipago', '2026-03-01', '2026-03-10');
    expect(antes.dias.map(({ dia }) => dia)).toEqual(['2026-03-09', '2026-03-02']);
    await seAcuerda('2026-03-25', { sipago: { tolerancia: '15' } });
    expect(await mesa.depositos('sipago', '2026-03-01', '2026-03-10')).toEqual(antes);
  });
});

test('de un archivo con días de dos acuerdos se dicen los dos, y se espera lo que regía cada cobro', async () => {
  await abrir();
  await seAcuerda('2026-01-01', {});
  await seAcuerda('2026-03-18', { siro: { tasa: '0.04', tolerancia: '0', norma: 'Convenio 9' } });
  const cobro = (dia: string, numero_boleta: number) =>
    ({ dia, acreditacion: '2026-03-18', importe: '100.00', numero_boleta, externo: numero_boleta }) as const;
  const id = await mesa.leido('siro', archivoDeSiro([cobro('2026-03-17', 1), cobro('2026-03-18', 2)]));
  await mesa.enElBanco('2026-03-19', 'LIQ SIRO', '194.00', 'siro');
  const { acordados, depositos } = (await pedir('GET', `/colegio/rendiciones/${id}`)).json<RendicionEntera>();
  expect(acordados).toEqual([
    { por_ciento: '2.00', desde: '2015-01-01', de_referencia: true },
    { por_ciento: '4.00', desde: '2026-03-18', de_referencia: false },
  ]);
  expect(depositos).toMatchObject([{ dia: '2026-03-18', acordada: '6.00', depositado: '194.00', de_mas: '0.00' }]);
  await s.e.prueba.cerrar();
});

test('uno que no se usa más se responde cuando se lo pide, y los demás siguen para elegir', async () => {
  await abrir();
  await seAcuerda('2026-01-01', { siro: { se_usa: 'no' } });
  const claves = async (cobrador: string) => (await mesa.depositos(cobrador)).cobradores.map(({ clave }) => clave);
  expect(await claves('siro')).toEqual(['siro', 'redLink', 'sipago', 'net_pagos']);
  expect(await claves('sipago')).toEqual(['redLink', 'sipago', 'net_pagos']);
  await seAcuerda('2026-02-01', { sipago: { se_usa: 'no' } });
  await mesa.cobrado('sipago', '10.00', 'viejo', '2026-03-17');
  const { cobradores, dias } = await mesa.depositos('redLink');
  expect(cobradores.map(({ clave }) => clave)).toEqual(['redLink', 'sipago', 'net_pagos']);
  expect(cobradores.map(({ deposita }) => deposita.no_se_usa_desde)).toEqual([null, '2026-02-01', null]);
  expect(dias).toEqual([]);
  await s.e.prueba.cerrar();
});
