import type { AjustesDelColegio } from '@colega/contract/colegio';
import type {
  CodigoDeCuenta,
  LoQueHayPorDepositar,
  OrigenDeRendicion,
  PorCerrar,
  RenglonRendido,
} from '@colega/contract/dinero';
import type { Problem } from '@colega/contract/problem';
import { bancosDelDia } from '@colega/domain/colegio';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { conectar, type Db } from '../../db/conectar.ts';
import { operador } from '../../testing/construir.ts';
import type { Pedir } from '../../testing/crear-app-de-prueba.ts';
import { cajaDe, cobrarUnCupon } from '../../testing/dinero/caja.ts';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../../testing/dinero/escenario-de-pagos.ts';
import { formularioDe } from '../../testing/formulario-de.ts';
import { cargarBancos } from './cargar-bancos.ts';
import { leerBancos } from './leer-colegio.service.ts';

const INGRESO = '/colegio/authentication_token';
const HOY = '2026-03-20';
const MANIANA = '2026-03-21';
const BANCO = { nombre: 'Banco Nación', cbu: null, columnas: {}, desde: HOY, codigo: null };

let s: EscenarioDePagos;
let otroPortal: Db;
let ana: Pedir;
let tesorera: Pedir;
beforeAll(async () => {
  s = await crearEscenarioDePagos({ ahora: new Date(`${HOY}T12:00:00-03:00`) });
  otroPortal = conectar(s.prueba.url, { conexiones: 1 });
  await operador(s.db, 'ana', { roles: ['administracion'] });
  await operador(s.db, 'tesorera', { roles: ['tesoreria'] });
  ana = await s.prueba.conSesion('ana', INGRESO);
  tesorera = await s.prueba.conSesion('tesorera', INGRESO);
  await cobrarUnCupon(s, await s.cuponDeMatricula('1000.00'), '1000.00');
});
afterAll(async () => {
  await otroPortal.destroy();
  await s.prueba.cerrar();
});

const pedir = (metodo: 'PUT' | 'POST', que: string, payload: object, version?: number) =>
  ana(metodo, `/colegio/ajustes/bancos${que}`, {
    payload,
    ...(version !== undefined && { headers: { 'if-match': `"${version}"` } }),
  });
const leidos = async () => (await ana('GET', '/colegio/ajustes')).json<AjustesDelColegio>().bancos;
const suyo = async (nombre: string) => {
  const banco = (await leidos()).find((uno) => uno.nombre === nombre);
  if (!banco) throw new Error(`No está ${nombre}`);
  return banco;
};
const agregar = async (cambios: object) => {
  const respuesta = await pedir('POST', '', { ...BANCO, ...cambios });
  expect(respuesta.statusCode, respuesta.body).toBe(201);
};
const mal = (respuesta: { statusCode: number; json<T>(): T }) => {
  const { codigo, errores = [] } = respuesta.json<Problem>();
  return [respuesta.statusCode, errores[0]?.campo ?? codigo];
};
const json = async <T>(camino: string) => (await tesorera('GET', camino)).json<T>();
const depositar = (banco: string, dia = HOY) =>
  tesorera('POST', '/colegio/depositos', {
    payload: { medio: 'caja', banco, importe: '10', dia, comprobante: `D-${Math.random()}` },
  });
/** For money of that day. */
const ofrecidos = async (dia = HOY) => {
  const nombres = (lista: LoQueHayPorDepositar['bancos']) => bancosDelDia(lista, dia).map(({ nombre }) => nombre);
  const caja = await json<Pick<LoQueHayPorDepositar, 'bancos'>>('/colegio/caja');
  const porDepositar = await json<LoQueHayPorDepositar>('/colegio/depositos/por_depositar');
  return { caja: nombres(caja.bancos), depositos: nombres(porDepositar.bancos) };
};

test('el que vino con el programa está, con su cuenta y sin nada propio', async () => {
  expect(await leidos()).toMatchObject([
    { nombre: 'Banco de la Provincia de Buenos Aires', cbu: null, columnas: {}, dejado_desde: null, en_uso: true },
  ]);
});

describe('uno que se agrega', () => {
  test('se ofrece en todas partes, y otro portal lo ve', async () => {
    await agregar({ cbu: '28505909 40090418135201', codigo: '1.1.01.77' });
    expect(await suyo('Banco Nación')).toMatchObject({
      ...{ cbu: '2850590940090418135201', cuenta: { codigo: '1.1.01.77', nombre: 'Banco Nación' } },
    });
    expect((await leerBancos(otroPortal)).nombreDe('banco_nacion')).toBe('Banco Nación');
    const { caja, depositos } = await ofrecidos();
    expect([caja, depositos]).toEqual([expect.arrayContaining(['Banco Nación']), caja]);
    const { items } = await json<{ items: OrigenDeRendicion[] }>('/colegio/origenes_de_rendicion');
    expect(items).toContainEqual(expect.objectContaining({ clave: 'banco_nacion', nombre: 'Banco Nación' }));
    const { posibles } = await json<PorCerrar>(`/colegio/por_cerrar?dia=${HOY}`);
    expect(posibles.filter(({ banco }) => banco === 'banco_nacion')).toMatchObject([{ medio: 'transferencia' }]);
    const codigos = await json<{ cuentas: CodigoDeCuenta[] }>('/colegio/libro/codigos');
    expect(codigos.cuentas).toContainEqual(
      expect.objectContaining({ clave: 'recaudado.transferencia.banco_nacion', codigo: '1.1.01.77' }),
    );
    expect((await depositar('banco_nacion')).statusCode).toBe(201);
    const { items: hechos } = (await ana('GET', '/colegio/auditoria?entidad=colegio&cual=banco naci%C3%B3n')).json();
    expect(hechos).toMatchObject([{ accion: 'agregar_banco', cual: 'Banco Nación' }]);
  });

  test('el que empieza otro día todavía no se ofrece ni se acepta', async () => {
    await agregar({ nombre: 'Banco de Mañana', desde: MANIANA });
    expect((await ofrecidos()).caja).not.toContain('Banco de Mañana');
    expect(mal(await depositar('banco_de_manana'))).toEqual([422, 'banco']);
    expect(await suyo('Banco de Mañana')).toMatchObject({ en_uso: false, dejado_desde: null });
  });

  test.each([
    [{ nombre: ' ' }, 'nombre'],
    [{ nombre: 'BANCO NACION' }, 'nombre'],
    [{ nombre: 'Otro', cbu: '123' }, 'cbu'],
    [{ nombre: 'Otro', cbu: '2850590940090418135202' }, 'cbu'],
    [{ nombre: 'Otro', desde: '2028-01-01' }, 'desde'],
    [{ nombre: 'Otro', columnas: { fecha: ['A'], detalle: ['a'] } }, 'columnas.detalle'],
    [{ nombre: 'Otro', columnas: { importe: ['A'], debito: ['B'] } }, 'columnas.importe'],
  ])('%j se rechaza y dice qué dato', async (cambios, campo) => {
    expect(mal(await pedir('POST', '', { ...BANCO, ...cambios }))).toEqual([422, campo]);
  });

  test('dos a la vez con un nombre: entra uno', async () => {
    const dos = await Promise.all(['Banco Sur', 'BANCO SUR'].map((nombre) => pedir('POST', '', { ...BANCO, nombre })));
    expect(dos.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422]);
  });

  test('quien no administra no lo toca', async () => {
    const respuesta = await tesorera('POST', '/colegio/ajustes/bancos', { payload: { ...BANCO, nombre: 'Mío' } });
    expect(respuesta.statusCode).toBe(403);
  });
});

describe('uno que se cambia', () => {
  test('sus columnas valen para el próximo extracto, y lo leído queda como se leyó', async () => {
    const { id, version } = await suyo('Banco Nación');
    const subir = (texto: string) =>
      tesorera(
        'POST',
        '/colegio/origenes_de_rendicion/banco_nacion/rendiciones',
        formularioDe('file', 'extracto.csv', Buffer.from(texto), 'text/csv'),
      );
    const primera = await subir('Fecha;Importe;Detalle\n20/03/2026;5,00;TRANSFERENCIA\n');
    expect(primera.statusCode, primera.body).toBe(201);
    const propio = 'F. Mov.;Acred.;Texto\n19/03/2026;7,50;DE PEREZ\n';
    expect((await subir(propio)).statusCode).toBe(422);
    const columnas = { fecha: ['F. Mov.'], credito: ['Acred.'], detalle: ['Texto'] };
    const cambio = { nombre: 'Banco Nación', cbu: null, desde: HOY, columnas };
    const hecho = await pedir('PUT', `/${id}`, cambio, version);
    expect([hecho.statusCode, hecho.headers.etag], hecho.body).toEqual([200, `"${version + 1}"`]);
    const segunda = await subir(propio);
    expect(segunda.statusCode, segunda.body).toBe(201);
    const renglonesDe = async (cual: { json<T>(): T }) =>
      (
        await json<{ items: RenglonRendido[] }>(
          `/colegio/rendiciones/${cual.json<{ id: number }>().id}/renglones?que=todos&limit=10`,
        )
      ).items;
    expect(await renglonesDe(segunda)).toMatchObject([{ importe: '7.50', dia: '2026-03-19', detalle: 'DE PEREZ' }]);
    expect(await renglonesDe(primera)).toMatchObject([{ importe: '5.00', detalle: 'TRANSFERENCIA' }]);
    expect(mal(await pedir('PUT', `/${id}`, cambio, version))).toEqual([412, 'ajuste_cambiado']);
  });

  test('su nombre nuevo se lee en lo de antes; no empieza después de su dinero', async () => {
    const { id, version, columnas } = await suyo('Banco Nación');
    const cambio = { nombre: 'Banco de la Nación', cbu: null, columnas };
    expect(mal(await pedir('PUT', `/${id}`, { ...cambio, desde: MANIANA }))).toEqual([422, 'desde']);
    expect((await pedir('PUT', `/${id}`, { ...cambio, desde: HOY }, version)).statusCode).toBe(200);
    const { items } = await json<{ items: { nombre_del_banco: string }[] }>('/colegio/depositos');
    expect(items[0]?.nombre_del_banco).toBe('Banco de la Nación');
    expect(mal(await pedir('PUT', '/9999', { ...cambio, desde: HOY }))[0]).toBe(404);
  });
});

describe('uno que se deja de usar', () => {
  test('no antes de lo último que tuvo; desde ese día no se ofrece ni se acepta, y lo de antes entra y queda', async () => {
    const { id, version } = await suyo('Banco de la Nación');
    expect(mal(await pedir('PUT', `/${id}/uso`, { dejado_desde: '2026-03-19' }, version))).toEqual([
      ...[422, 'dejado_desde'],
    ]);
    const conDinero = await pedir('PUT', `/${id}/uso`, { dejado_desde: HOY }, version);
    expect(conDinero.json<Problem>().errores).toEqual([
      {
        campo: 'dejado_desde',
        mensaje: 'Tiene dinero hasta el 20/03/2026: se deja de usar desde el día siguiente, o después.',
      },
    ]);
    expect((await pedir('PUT', `/${id}/uso`, { dejado_desde: MANIANA }, version)).statusCode).toBe(200);
    const cupon = await s.cuponDeMatricula('50.00');
    s.prueba.avanzar(86_400_000);
    ana = await s.prueba.conSesion('ana', INGRESO);
    tesorera = await s.prueba.conSesion('tesorera', INGRESO);
    const { caja, depositos } = await ofrecidos(MANIANA);
    expect([...caja, ...depositos]).not.toContain('Banco de la Nación');
    expect((await ofrecidos(HOY)).depositos).toContain('Banco de la Nación');
    expect((await depositar('banco_nacion', HOY)).statusCode).toBe(201);
    const tarde = await depositar('banco_nacion', MANIANA);
    expect(tarde.json<Problem>().errores).toEqual([
      {
        campo: 'banco',
        mensaje: '«Banco de la Nación» se dejó de usar el 21/03/2026: el dinero de ese día es de otro banco.',
      },
    ]);
    const transferencia = async (fecha: string) =>
      cajaDe(s).cobrar(tesorera, {
        cupones: [{ id: cupon, importe: '50.00' }],
        pagos: [{ medio: 'transferencia', banco: 'banco_nacion', comprobante: `T-${fecha}`, importe: '50.00' }],
        fecha,
      });
    expect(await transferencia(MANIANA)).toMatchObject({ status: 422, errores: [{ campo: 'pagos.0.banco' }] });
    expect(await transferencia(HOY)).toMatchObject({ status: 201 });
    const codigos = await json<{ cuentas: CodigoDeCuenta[] }>('/colegio/libro/codigos');
    expect(codigos.cuentas.map(({ clave }) => clave)).toContain('recaudado.transferencia.banco_nacion');
    const { items } = await json<{ items: OrigenDeRendicion[] }>('/colegio/origenes_de_rendicion');
    expect(items.map(({ clave }) => clave)).toContain('banco_nacion');
    const { items: hechos } = await json<{ items: { id: number; deshecho: unknown }[] }>('/colegio/depositos');
    const deshecho = await tesorera('POST', `/colegio/depositos/${hechos[0]?.id}/deshacer`, {
      payload: { motivo: 'x' },
    });
    expect(deshecho.statusCode, deshecho.body).toBe(201);
    expect((await pedir('PUT', `/${id}/uso`, { dejado_desde: null })).statusCode).toBe(200);
    expect((await ofrecidos(MANIANA)).caja).toContain('Banco de la Nación');
  });

  test('nunca el último: dos que se dejan a la vez dejan uno', async () => {
    const usados = (await leidos()).filter(({ dejado_desde, en_uso }) => dejado_desde === null && en_uso);
    const dejar = ({ id }: { id: number }) => pedir('PUT', `/${id}/uso`, { dejado_desde: MANIANA });
    const dejados = await Promise.all(usados.map(dejar));
    expect(dejados.filter(({ statusCode }) => statusCode === 200)).toHaveLength(usados.length - 1);
    const ultimo = dejados.find(({ statusCode }) => statusCode !== 200);
    expect(ultimo && mal(ultimo)).toEqual([409, 'banco_unico']);
  });
});

test('el que el Colegio llama como su clave se llama así, aunque se vuelva a cargar lo que trae el programa', async () => {
  const { id, columnas, desde } = await suyo('Banco de la Provincia de Buenos Aires');
  const hecho = await pedir('PUT', `/${id}`, { nombre: 'provincia', cbu: null, columnas, desde });
  expect(hecho.statusCode, hecho.body).toBe(200);
  await cargarBancos(s.db);
  expect((await leerBancos(s.db)).nombreDe('provincia')).toBe('provincia');
});

test('ni aparece el que trae el programa en un Colegio que llama a los suyos como su clave', async () => {
  await s.prueba.sinGuardas(async (db) => {
    await sql`update bancos set nombre = clave`.execute(db);
    await sql`delete from bancos where clave = 'provincia'`.execute(db);
  });
  await cargarBancos(s.db);
  const claves = await s.db.selectFrom('bancos').select('clave').execute();
  expect(claves.map(({ clave }) => clave)).not.toContain('provincia');
});
