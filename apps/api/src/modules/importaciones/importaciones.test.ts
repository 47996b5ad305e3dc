import type { Importacion } from '@colega/contract/importaciones';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { sinCorreo } from '../../correo/correo.ts';
import { crearTareas } from '../../jobs/tareas.ts';
import { vaciarCola } from '../../jobs/trabajador.ts';
import { operador } from '../../testing/construir.ts';
import { type AppDePrueba, crearAppDePrueba, type Pedir } from '../../testing/crear-app-de-prueba.ts';
import { crearPasarelasFalsas } from '../../testing/dinero/pasarelas-falsas.ts';
import { formularioDe } from '../../testing/formulario-de.ts';
import { planillaDe } from '../../testing/importaciones/planilla-de.ts';
import { UN_COLEGIO } from '../../testing/importaciones/un-colegio.ts';
import { conciliar } from '../dinero/conciliacion/conciliar.service.ts';
import type { AlmacenDeImagenes } from '../media/almacenes/almacen.ts';

const INGRESO = '/colegio/authentication_token';
const BASE = '/colegio/importaciones';
const VACIO: AlmacenDeImagenes = {
  guardar: async () => undefined,
  leer: async () => null,
  borrar: async () => undefined,
};

let prueba: AppDePrueba;
let jefa: Pedir;
const pasarelas = crearPasarelasFalsas().pasarelas;

beforeEach(async () => {
  prueba = await crearAppDePrueba({ limiteDePedidos: 1_000_000 });
  await operador(prueba.db, 'jefa', { roles: ['administracion'] });
  jefa = await prueba.conSesion('jefa', INGRESO);
  return () => prueba.cerrar();
});

const trabajar = () =>
  vaciarCola(
    prueba.url,
    crearTareas({
      ...{ db: prueba.db, reloj: prueba.ahora, correo: sinCorreo, almacen: VACIO, pasarelas },
      direccionPublica: () => 'https://colega.test',
    }),
  );
const subir = async (bytes: Buffer, nombre = 'colegio.xlsx', como: Pedir = jefa) =>
  como('POST', BASE, formularioDe('file', nombre, bytes));
const leer = async (id: number): Promise<Importacion> => (await jefa('GET', `${BASE}/${id}`)).json();
const SIN_CONTROLES = { controles: { deudas: null, pagos: null } };
const ensayar = async (id: number, payload: object = SIN_CONTROLES, como: Pedir = jefa) => {
  const pedido = await como('POST', `${BASE}/${id}/ensayar`, { payload });
  expect([pedido.statusCode, pedido.body]).toEqual([200, expect.any(String)]);
  await trabajar();
  return leer(id);
};
const aceptar = async (id: number, sin_rechazadas = true, como: Pedir = jefa) => {
  const pedido = await como('POST', `${BASE}/${id}/aceptar`, { payload: { sin_rechazadas } });
  await trabajar();
  return pedido;
};
const traer = async (hojas: typeof UN_COLEGIO) => {
  const { id } = (await subir(await planillaDe(hojas))).json<Importacion>();
  return ensayar(id);
};
const cuentas = ({ resumen }: Importacion) =>
  Object.fromEntries(
    (resumen?.cuentas ?? []).map(({ entidad, crea, cambia, igual, rechaza }) => [
      entidad,
      [crea, cambia, igual, rechaza].join(),
    ]),
  );
const contar = async (tabla: string): Promise<number> =>
  Number((await sql<{ n: number }>`select count(*) as n from ${sql.table(tabla)}`.execute(prueba.db)).rows[0]?.n);

const TABLAS = [
  ...[
    'personas',
    'usuarios',
    'contextos',
    'matriculas',
    'bloqueos',
    'bloqueos_rangos',
    'cargos',
    'ordenes_pago',
    'orden_items',
  ],
  ...[
    'operaciones_pago',
    'imputaciones',
    'asientos',
    'movimientos',
    'cargos_de_contrato',
    'ceps',
    'timbrados',
    'legajos',
  ],
  ...[
    'legajo_detalles',
    'detalle_tareas',
    'legajo_comitentes',
    'legajo_inmuebles',
    'cvds',
    'operadores',
    'importados',
    'invitados',
  ],
];
const contarTodo = async () =>
  Object.fromEntries(await Promise.all(TABLAS.map(async (tabla) => [tabla, await contar(tabla)])));

test('un colegio entra entero: cada cosa en su lugar, el libro cierra, y la segunda vez no cambia nada', async () => {
  const antes = await contarTodo();
  const importacion = await traer(UN_COLEGIO);
  expect(importacion.resumen?.rechazadas).toEqual([]);
  expect([importacion.estado, cuentas(importacion)]).toEqual([
    'ensayada',
    {
      ...{ personas: '2,0,0,0', matriculas: '2,0,0,0', titulos: '1,0,0,0', bloqueos: '2,0,0,0', deudas: '2,0,0,0' },
      ...{ legajos: '2,0,0,0', pagos: '4,0,0,0', operadores: '1,0,0,0' },
    },
  ]);
  expect([importacion.resumen?.deudas.entra, importacion.resumen?.pagos.entra]).toEqual(['2500.49', '9940.25']);
  expect(await contarTodo()).toEqual(antes);

  expect((await aceptar(importacion.id)).statusCode).toBe(200);
  expect(await leer(importacion.id)).toMatchObject({ estado: 'aceptada', falla: null, acepto: 'jefa', por_invitar: 3 });
  const momento = { ahora: prueba.ahora(), hoy: prueba.ahora().toISOString().slice(0, 10) };
  expect(await conciliar(prueba.db, pasarelas, { ...momento, dias: 1 })).toEqual([]);

  const { rows: cargos } =
    await sql`select c.concepto, c.anio, c.importe::text, coalesce((select sum(im.capital) from orden_items i
      join imputaciones im on im.item_id = i.id where i.cargo_id = c.id), 0)::text as pagado
    from cargos c join matriculas m on m.id = c.matricula_id where m.codigo = 'T-40.001' order by c.anio, c.concepto`.execute(
      prueba.db,
    );
  expect(cargos).toEqual([
    { concepto: 'arancel', anio: 2024, importe: '2000.00', pagado: '2000.00' },
    { concepto: 'arancel', anio: 2025, importe: '2000.75', pagado: '500.25' },
    { concepto: 'cuota_2', anio: 2025, importe: '999.99', pagado: '0' },
  ]);
  const { rows: asientos } =
    await sql`select a.concepto, (a.cuando at time zone 'America/Argentina/Buenos_Aires')::text as cuando
    from asientos a join operaciones_pago p on p.id = a.operacion_id where p.externo = 'P-1'`.execute(prueba.db);
  expect(asientos).toEqual([{ concepto: 'importacion', cuando: '2024-03-10 12:00:00' }]);

  const despues = await contarTodo();
  const segunda = await traer(UN_COLEGIO);
  expect(new Set(Object.values(cuentas(segunda)).map((una) => una.replace(/\d+,0$/, 'n,0')))).toEqual(
    new Set(['0,0,n,0']),
  );
  expect((await aceptar(segunda.id)).json().detail).toBe('No hay nada para escribir: todo está igual o se rechazó.');
  expect(await contarTodo()).toEqual(despues);
});
