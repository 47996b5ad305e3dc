import type { Importacion } from '@colega/contract/importaciones';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { sinCorreo } from '../../correo/correo.ts';
import { crearTareas } from '../../jobs/tareas.ts';
import { vaciarCola } from '../../jobs/trabajador.ts';
import type { AlmacenDeImagenes } from '../../modules/media/almacenes/almacen.ts';
import { operador } from '../construir.ts';
import { crearAppDePrueba, type Pedir } from '../crear-app-de-prueba.ts';
import { crearPasarelasFalsas } from '../dinero/pasarelas-falsas.ts';
import { formularioDe } from '../formulario-de.ts';
import { type HojasDePlanilla, planillaDe } from './planilla-de.ts';

const INGRESO = '/colegio/authentication_token';
const BASE = '/colegio/importaciones';
const VACIO: AlmacenDeImagenes = {
  guardar: async () => undefined,
  leer: async () => null,
  borrar: async () => undefined,
};
/** What an import may write. */
const TABLAS = [
  ...['personas', 'usuarios', 'contextos', 'matriculas', 'bloqueos', 'bloqueos_rangos', 'cargos', 'ordenes_pago'],
  ...['creditos', 'sanciones'],
  ...['orden_items', 'operaciones_pago', 'imputaciones', 'asientos', 'movimientos', 'cargos_de_contrato', 'ceps'],
  ...['timbrados', 'legajos', 'legajo_detalles', 'detalle_tareas', 'legajo_comitentes', 'legajo_inmuebles', 'cvds'],
  ...['operadores', 'roles_de_operador', 'importados', 'invitados', 'avisos'],
];
export const SIN_CONTROLES = { controles: { deudas: null, pagos: null, saldos_a_favor: null, sanciones: null } };

export const crearEscenarioDeImportacion = async () => {
  const prueba = await crearAppDePrueba({ limiteDePedidos: 1_000_000 });
  const pasarelas = crearPasarelasFalsas().pasarelas;
  const conRol = async (
    username: string,
    ...[roles, distrito_id]: [('administracion' | 'matriculas' | 'mesa' | 'tesoreria')[], number?]
  ) => {
    await operador(prueba.db, username, { roles, ...(distrito_id !== undefined && { distrito_id }) });
    return prueba.conSesion(username, INGRESO);
  };
  const jefa: Pedir = await conRol('jefa', ['administracion']);
  const tareas = () =>
    crearTareas({
      ...{ db: prueba.db, reloj: prueba.ahora, correo: sinCorreo, almacen: VACIO, pasarelas },
      direccionPublica: () => 'https://colega.test',
    });
  const trabajar = () => vaciarCola(prueba.url, tareas());
  const subir = (bytes: Uint8Array, nombre = 'colegio.xlsx', como = jefa) =>
    como('POST', BASE, formularioDe('file', nombre, bytes));
  const leer = async (id: number): Promise<Importacion> => (await jefa('GET', `${BASE}/${id}`)).json();
  const pedirEnsayo = (id: number, payload: object = SIN_CONTROLES, como = jefa) =>
    como('POST', `${BASE}/${id}/ensayar`, { payload });
  const ensayar = async (id: number, payload: object = SIN_CONTROLES, como = jefa): Promise<Importacion> => {
    const { statusCode, body } = await pedirEnsayo(id, payload, como);
    expect([statusCode, body]).toEqual([200, expect.any(String)]);
    await trabajar();
    return leer(id);
  };
  const traer = async (hojas: HojasDePlanilla, como = jefa): Promise<Importacion> => {
    const { id } = (await subir(await planillaDe(hojas), 'colegio.xlsx', como)).json<Importacion>();
    return ensayar(id, SIN_CONTROLES, como);
  };
  const pedirAceptar = (id: number, sin_rechazadas = true, como = jefa) =>
    como('POST', `${BASE}/${id}/aceptar`, { payload: { sin_rechazadas } });
  const aceptar = async (id: number, sin_rechazadas = true, como = jefa) => {
    const pedido = await pedirAceptar(id, sin_rechazadas, como);
    await trabajar();
    return pedido;
  };
  const contar = async (tabla: string): Promise<number> => {
    const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(tabla)}`.execute(prueba.db);
    return Number(rows[0]?.n);
  };
  const contarTodo = async (): Promise<Record<string, number>> =>
    Object.fromEntries(await Promise.all(TABLAS.map(async (tabla) => [tabla, await contar(tabla)] as const)));
  return {
    ...{ prueba, db: prueba.db, jefa, pasarelas, conRol, tareas, trabajar, subir, leer, pedirEnsayo, ensayar, traer },
    ...{ pedirAceptar, aceptar, contarTodo, base: BASE },
  };
};
export type EscenarioDeImportacion = Awaited<ReturnType<typeof crearEscenarioDeImportacion>>;

/** `crea,cambia,igual,rechaza` of each sheet. */
export const cuentasDe = ({ resumen }: Importacion): Record<string, string> =>
  Object.fromEntries(
    (resumen?.cuentas ?? []).map(({ entidad, crea, cambia, igual, rechaza }) => [
      entidad,
      [crea, cambia, igual, rechaza].join(),
    ]),
  );
export const motivosDe = ({ resumen }: Importacion): string[] =>
  (resumen?.rechazadas ?? []).map(({ hoja, fila, columna, motivo }) => `${hoja} ${fila}, ${columna}: ${motivo}`);
