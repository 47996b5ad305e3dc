import type { HistoriaDePago } from '@colega/contract/dinero';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Pedir } from '../../../testing/crear-app-de-prueba.ts';
import { cajaDe } from '../../../testing/dinero/caja.ts';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../../../testing/dinero/escenario-de-pagos.ts';
import { insertBancos } from '../../../testing/dinero/insert-bancos.ts';
import { listarPorRevisar, resolverCupon } from '../colegio/revisar.service.ts';
import { conciliar } from '../conciliacion/conciliar.service.ts';
import { CONTROLES, correrControl } from '../conciliacion/diferencias.repository.ts';
import { barrerIntenciones } from '../intenciones/barrer-intenciones.service.ts';
import { crearTurnos } from '../intenciones/turnos.ts';
import { devolverPagos } from './devolver-pagos.service.ts';

let s: EscenarioDePagos;
let caja: ReturnType<typeof cajaDe>;
let [pide, confirma]: Pedir[] = [];
beforeAll(async () => {
  s = await crearEscenarioDePagos();
  caja = cajaDe(s);
  [pide, confirma] = [await caja.operar(), await caja.operar()];
});
afterAll(() => s.prueba.cerrar());

const como = (quien: Pedir | undefined): Pedir => quien ?? (() => Promise.reject(new Error('nadie')));
const pedir = (id: number, por: 'proveedor' | 'transferencia', quien = pide) =>
  como(quien)('POST', `/colegio/pagos/${id}/devoluciones`, { payload: { por, motivo: 'A su pedido' } });
const historia = async (id: number) => (await como(pide)('GET', `/colegio/pagos/${id}`)).json<HistoriaDePago>();
const laDe = async (id: number) => (await historia(id)).devoluciones.at(-1)?.id ?? 0;
const TRANSFERENCIA = { banco: 'provincia', fecha: '2026-03-20' };
const confirmar = (devolucion: number, comprobante: string, quien = confirma, cambios = {}) =>
  como(quien)('POST', `/colegio/devoluciones/${devolucion}/confirmar`, {
    payload: { ...TRANSFERENCIA, comprobante, ...cambios },
  });
const barrer = () =>
  devolverPagos({ db: s.db, pasarelas: s.falsas.pasarelas, reloj: s.prueba.ahora, turnos: crearTurnos() });
const preguntarEl = (dia: number) => {
  const reloj = () => new Date(s.prueba.ahora().getTime() + dia * 86_400_000 + 60_000);
  return barrerIntenciones({ db: s.db, pasarelas: s.falsas.pasarelas, reloj, turnos: crearTurnos() });
};
const enCaja = async (importe = '1000.00') => {
  const orden = await s.cuponDeMatricula(importe);
  const { pagos: [id = 0] = [] } = await caja.cobrar(como(pide), {
    cupones: [{ id: orden, importe }],
    pagos: [{ medio: 'caja', importe }],
  });
  return { orden, id };
};
const enLinea = async (medio: 'sipago' | 'online' = 'sipago') => {
  const orden = await s.cuponDeMatricula('1000.00');
  await s.abrir(medio, orden);
  s.falsas[medio].pagar(await s.referencia(orden), s.prueba.ahora());
  await s.leer(orden);
  const { id } = await s.db
    .selectFrom('operaciones_pago')
    .select('id')
    .where('orden_id', '=', orden)
    .executeTakeFirstOrThrow();
  return { orden, id };
};
const cuentas = async (orden: number) => {
  const filas = await s.db
    .selectFrom('movimientos as m')
    .innerJoin('asientos as a', 'a.id', 'm.asiento_id')
    .select(['m.medio', 'm.banco', 'm.importe'])
    .where('a.orden_id', '=', orden)
    .where('m.cuenta', '=', 'recaudado')
    .orderBy('m.id')
    .execute();
  return filas.map(({ medio, banco, importe }) => [medio, banco, importe].filter((uno) => uno !== null).join(' '));
};

test('por transferencia: la pide una persona y la confirma otra; sale del banco, lo que pagaba se debe otra vez y se le avisa', async () => {
  const { orden, id } = await enCaja();
  expect((await pedir(id, 'transferencia')).statusCode).toBe(200);
  expect((await historia(id)).estado).toBe('por_devolver');
  const devolucion = await laDe(id);
  const propia = await confirmar(devolucion, 'D-1', pide);
  expect([propia.statusCode, propia.json<{ codigo: string }>().codigo]).toEqual([409, 'devolucion_la_confirma_otro']);
  const hecha = await confirmar(devolucion, 'D-1');
  expect(hecha.json<{ message: string }>().message).toMatch(/se devolvieron \$\s1\.000,00/);
  expect(await cuentas(orden)).toEqual([
    'caja 1000.00',
    'caja -1000.00',
    'caja 1000.00',
    'transferencia provincia -1000.00',
  ]);
  expect(await conciliar(s.db, s.falsas.pasarelas, { ...s.momento(), dias: 7 })).toEqual([]);
  const leida = await historia(id);
  expect([leida.estado, leida.devolver.puede]).toEqual(['devuelto', false]);
  expect(leida.eventos.map(({ que }) => que).slice(-3)).toEqual([
    'Se pidió devolverlo por transferencia',
    expect.stringMatching(/^Se (confirmó la devolución|devolvió el dinero por transferencia)/),
    expect.stringMatching(/^Se (confirmó la devolución|devolvió el dinero por transferencia)/),
  ]);
  const { estado, motivo_cierre } = await s.db
    .selectFrom('ordenes_pago')
    .select(['estado', 'motivo_cierre'])
    .where('id', '=', orden)
    .executeTakeFirstOrThrow();
  expect([estado, motivo_cierre]).toEqual(['vencido', 'El Colegio devolvió el dinero por transferencia']);
  const avisos = await s.db
    .selectFrom('avisos')
    .select('detalle')
    .where('cosa', '=', 'devolucion_de_pago')
    .where('evento', '=', 'pago_en_revision')
    .where('canal', '=', 'portal')
    .execute();
  expect(avisos.map(({ detalle }) => detalle)).toEqual([
    expect.stringMatching(/Te devolvió por transferencia los \$\s1\.000,00/),
  ]);
  expect((await confirmar(devolucion, 'D-1')).statusCode).toBe(409);
});

test('lo devuelto por transferencia salió de la cuenta de esa transferencia: los controles no dicen nada', async () => {
  const { id } = await enCaja('70.00');
  await pedir(id, 'transferencia');
  expect((await confirmar(await laDe(id), 'D-CTRL')).statusCode).toBe(200);
  for (const control of CONTROLES) expect(await correrControl(s.db, control), control.titulo).toEqual([]);
});

test('dos que la confirman a la vez son una; y si otro la rechaza, ninguna', async () => {
  const { id } = await enCaja();
  await pedir(id, 'transferencia');
  const devolucion = await laDe(id);
  const tercera = await caja.operar();
  const dos = await Promise.all([confirmar(devolucion, 'D-20'), confirmar(devolucion, 'D-21', tercera)]);
  expect(dos.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  const otro = await enCaja();
  await pedir(otro.id, 'transferencia');
  const segunda = await laDe(otro.id);
  const rechazar = (quien = confirma) =>
    como(quien)('POST', `/colegio/devoluciones/${segunda}/rechazar`, { payload: { motivo: 'No corresponde' } });
  expect((await rechazar()).statusCode).toBe(200);
  expect((await confirmar(segunda, 'D-22')).statusCode).toBe(409);
  expect(await historia(otro.id)).toMatchObject({ estado: 'acreditado', devolver: { puede: true } });
  expect((await pedir(otro.id, 'transferencia')).statusCode).toBe(200);
});

test('de un pago hay una sola devolución en curso, y mientras no se deshace', async () => {
  const { id } = await enCaja();
  const dos = await Promise.all([pedir(id, 'transferencia'), pedir(id, 'transferencia', confirma)]);
  expect(dos.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  const revertida = await como(pide)('POST', `/colegio/pagos/${id}/revertir`, { payload: { motivo: 'x' } });
  expect([revertida.statusCode, revertida.json<{ codigo: string }>().codigo]).toEqual([409, 'devolver_en_curso']);
  const otro = await enCaja();
  await como(pide)('POST', `/colegio/pagos/${otro.id}/revertir`, { payload: { motivo: 'x' } });
  expect((await pedir(otro.id, 'transferencia')).json<{ codigo: string }>().codigo).toBe('devolver_deshecho');
});

test('los datos de la transferencia se miran: su banco, su día, y que no devolvió otra cosa', async () => {
  const { id } = await enCaja();
  await pedir(id, 'transferencia');
  const devolucion = await laDe(id);
  const campos = async (cambios: object, comprobante = 'D-30') =>
    (await confirmar(devolucion, comprobante, confirma, cambios))
      .json<{ errores?: { campo: string }[] }>()
      .errores?.map(({ campo }) => campo);
  expect(await campos({ banco: 'inventado' })).toEqual(['banco']);
  // By the day of the transfer, and not by today.
  await insertBancos(s.db, 'dejado');
  await s.db.updateTable('bancos').set({ dejado_desde: '2026-03-20' }).where('clave', '=', 'dejado').execute();
  expect(await campos({ banco: 'dejado' })).toEqual(['banco']);
  expect(await campos({ fecha: '2026-03-21' })).toEqual(['fecha']);
  expect(await campos({ fecha: '2026-03-19' })).toEqual(['fecha']);
  expect(await campos({}, ' ')).toEqual(['comprobante']);
  expect((await confirmar(devolucion, 'D-1')).json<{ codigo: string }>().codigo).toBe('transferencia_ya_anotada');
  expect((await historia(id)).estado).toBe('por_devolver');
});

test('por su proveedor: se le pide una vez, y cuando dice que devolvió el pago sale de los libros', async () => {
  const { orden, id } = await enLinea();
  expect((await pedir(id, 'proveedor')).statusCode).toBe(200);
  expect((await historia(id)).estado).toBe('devolviendo');
  expect(await barrer()).toBe(1);
  expect(s.falsas.sipago.estado.devueltas).toBe(1);
  const leida = await historia(id);
  expect([leida.estado, leida.devoluciones[0]?.estado]).toEqual(['devuelto', 'confirmada']);
  expect(await cuentas(orden)).toEqual(['sipago 1000.00', 'sipago -1000.00']);
  expect(await barrer()).toBe(0);
  expect((await confirmar(await laDe(id), 'D-40')).json<{ codigo: string }>().codigo).toBe(
    'devolucion_de_su_proveedor',
  );
});

test('si lo hizo y su respuesta se perdió, se le pregunta y no se le pide otra vez', async () => {
  const { id } = await enLinea();
  await pedir(id, 'proveedor');
  const antes = s.falsas.sipago.estado.devueltas;
  s.falsas.sipago.estado.devolver = 'hecho_sin_respuesta';
  await barrer();
  s.falsas.sipago.estado.devolver = null;
  expect([(await historia(id)).estado, s.falsas.sipago.estado.devueltas]).toEqual(['devuelto', antes + 1]);
});

test('mientras no responde cómo está no se le pide; si la rechaza, el pago queda como estaba', async () => {
  const { id } = await enLinea();
  await pedir(id, 'proveedor');
  s.falsas.sipago.estado.consultar = 'sin_respuesta';
  await barrer();
  s.falsas.sipago.estado.consultar = null;
  expect((await historia(id)).estado).toBe('devolviendo');
  expect(await barrer()).toBe(0);
  s.falsas.sipago.estado.devolver = 'rechazo';
  s.prueba.avanzar(60_000);
  await barrer();
  s.falsas.sipago.estado.devolver = null;
  expect(await historia(id)).toMatchObject({
    estado: 'acreditado',
    devoluciones: [{ estado: 'rechazada', respuesta: 'Su proveedor no la aceptó: el importe es muy bajo.' }],
    devolver: { puede: true },
  });
});

test('SIRO no devuelve: va por transferencia', async () => {
  const { id } = await enLinea('online');
  expect((await historia(id)).devolver.proveedor).toBeNull();
  expect((await pedir(id, 'proveedor')).json<{ codigo: string }>().codigo).toBe('devolver_sin_proveedor');
  expect((await pedir(id, 'transferencia')).statusCode).toBe(200);
});

test('quien no tiene el permiso no la pide ni la confirma', async () => {
  const { id } = await enCaja();
  expect((await pedir(id, 'transferencia', await caja.operar(['auditoria']))).statusCode).toBe(403);
  await pedir(id, 'transferencia');
  expect((await confirmar(await laDe(id), 'D-50', await caja.operar(['visado']))).statusCode).toBe(403);
});

test('lo que el Colegio devolvió por transferencia y su proveedor después también, espera en Por revisar hasta que se decida', async () => {
  const { orden, id } = await enLinea();
  await pedir(id, 'transferencia');
  expect((await confirmar(await laDe(id), 'D-60')).statusCode).toBe(200);
  s.falsas.sipago.devolver(await s.referencia(orden), 'contracargo');
  await preguntarEl(30);
  const boleta = await s.boleta(orden);
  const enLaLista = async () =>
    (await listarPorRevisar(s.db)).filter(({ numero_boleta }) => numero_boleta === String(boleta));
  expect(await enLaLista()).toMatchObject([{ tipo: 'cupon', porque: 'devuelto_dos_veces' }]);
  const diferencias = async () =>
    (await conciliar(s.db, s.falsas.pasarelas, { ...s.momento(), dias: 7 }))
      .flatMap(({ lineas }) => lineas)
      .filter((linea) => linea.startsWith(`pago ${id} `));
  expect(await diferencias()).toEqual([`pago ${id} del cupón ${boleta}: 1000.00`]);
  const autor = { actor: 'colegio', user_id: null, username: 'operador' } as const;
  await resolverCupon(s.db, boleta, { autor, decision: 'sin_cambios', motivo: 'Se le reclama', ...s.momento() });
  expect([await enLaLista(), await diferencias()]).toEqual([[], []]);
});

test('si su proveedor devolvió una parte después de pedida, la transferencia no se confirma', async () => {
  const { orden, id } = await enLinea();
  await pedir(id, 'transferencia');
  s.falsas.sipago.devolver(await s.referencia(orden), 'reembolso', '400.00');
  await preguntarEl(2);
  const hecha = await confirmar(await laDe(id), 'D-61');
  expect([hecha.statusCode, hecha.json<{ codigo: string }>().codigo]).toEqual([409, 'devolver_en_parte']);
  expect(await cuentas(orden)).toEqual(['sipago 1000.00']);
  expect((await historia(id)).estado).toBe('por_devolver');
});

test('lo que su proveedor tomó y todavía no dice no se le pide otra vez: ni lo niega ni se paga de nuevo por transferencia', async () => {
  const { orden, id } = await enLinea();
  await pedir(id, 'proveedor');
  const antes = s.falsas.sipago.estado.pedidas;
  s.falsas.sipago.estado.devolver = 'tomada';
  await barrer();
  expect(await historia(id)).toMatchObject({
    estado: 'devolviendo',
    devoluciones: [{ respuesta: expect.stringMatching(/la tomó/), se_puede_cerrar: false }],
  });
  s.falsas.sipago.estado.devolver = 'rechazo';
  s.prueba.avanzar(60_000);
  await barrer();
  s.falsas.sipago.estado.devolver = null;
  expect(s.falsas.sipago.estado.pedidas).toBe(antes + 1);
  expect((await historia(id)).estado).toBe('devolviendo');
  expect((await pedir(id, 'transferencia')).json<{ codigo: string }>().codigo).toBe('devolver_en_curso');
  s.falsas.sipago.devolver(await s.referencia(orden));
  s.prueba.avanzar(60_000);
  await barrer();
  expect((await historia(id)).estado).toBe('devuelto');
});

test('la que nunca se le pidió a su proveedor la cierra otra persona, con su motivo; la que se le pidió, no', async () => {
  const cerrar = (cual: number, quien = confirma) =>
    como(quien)('POST', `/colegio/devoluciones/${cual}/rechazar`, { payload: { motivo: 'Ya no está conectado' } });
  const { id } = await enLinea();
  await pedir(id, 'proveedor');
  const sinConectar = { ...s.falsas.pasarelas, enLinea: {} };
  await devolverPagos({ db: s.db, pasarelas: sinConectar, reloj: s.prueba.ahora, turnos: crearTurnos() });
  const devolucion = await laDe(id);
  expect((await historia(id)).devoluciones[0]).toMatchObject({ se_puede_cerrar: true });
  expect((await cerrar(devolucion, pide)).json<{ codigo: string }>().codigo).toBe('devolucion_la_cierra_otro');
  expect((await cerrar(devolucion)).statusCode).toBe(200);
  expect(await historia(id)).toMatchObject({
    estado: 'acreditado',
    devoluciones: [{ estado: 'rechazada', respuesta: 'Ya no está conectado' }],
    devolver: { puede: true },
  });
  const otro = await enLinea();
  await pedir(otro.id, 'proveedor');
  s.falsas.sipago.estado.devolver = 'tomada';
  await barrer();
  s.falsas.sipago.estado.devolver = null;
  expect((await cerrar(await laDe(otro.id))).json<{ codigo: string }>().codigo).toBe('devolucion_de_su_proveedor');
});
