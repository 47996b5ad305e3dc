import type { LiquidacionDeLegajo } from '@colega/contract/dinero';
import type { Legajo } from '@colega/contract/legajos';
import type { Rol } from '@colega/domain/permisos';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { hoy } from '../../hoy.ts';
import { cobrarEnCaja } from '../../modules/dinero/caja/cobrar-en-caja.service.ts';
import { conciliar } from '../../modules/dinero/conciliacion/conciliar.service.ts';
import { hashClave } from '../../modules/sesion/claves.ts';
import { CLAVE_DE_PRUEBA, operador } from '../construir.ts';
import type { Pedir } from '../crear-app-de-prueba.ts';
import type { EscenarioDeImportacion } from './escenario.ts';
import { CUITS, UN_COLEGIO } from './un-colegio.ts';

const [VISADO = {}, ANULADO = {}] = UN_COLEGIO.legajos ?? [];
const { Visado: _, 'Fecha de visado': __, ...SIN_VISAR } = VISADO;
export const EN_TRAMITE = { ...SIN_VISAR, Estado: 'En trámite', Fecha: '10/10/2025' };
const debe = (Legajo: number, Concepto: string, Importe: number) => ({
  ...{ Matrícula: null, Concepto, Año: null, Importe, Vencimiento: null, Legajo },
});
const pago = (Número: string, Legajo: number, Concepto: string, Importe: number) => ({
  ...{ Número, Matrícula: null, Legajo, Concepto, Año: null, Importe, Fecha: '12/10/2025' },
});

/** One approved, which owes its stamp; one annulled; and in process, one that owes, one that owes nothing and one that came bare. */
export const CON_EN_TRAMITE = {
  personas: UN_COLEGIO.personas ?? [],
  matriculas: UN_COLEGIO.matriculas ?? [],
  legajos: [
    VISADO,
    ANULADO,
    { ...EN_TRAMITE, Número: 70_010 },
    { ...EN_TRAMITE, Número: 70_011, Estado: 'Presentado' },
    { ...EN_TRAMITE, Número: 70_012, Estado: 'pendiente', Tarea: 'Lo que se encomendó' },
  ],
  deudas: [
    ...(UN_COLEGIO.deudas ?? []).filter(({ Legajo = null }) => Legajo === null),
    ...[debe(70_010, 'CEP', 1500.5), debe(70_010, 'Timbrado', 800.25), debe(70_001, 'Timbrado', 1000)],
  ],
  pagos: [
    ...[pago('P-3', 70_001, 'CEP', 6000), pago('P-4', 70_001, 'Timbrado', 440)],
    ...[pago('P-5', 70_010, 'CEP', 499.5), pago('P-6', 70_011, 'CEP', 6000)],
  ],
};

const RUTA = { cep: 'ceps', timbrados: 'timbrados' } as const;

/** The technician and the desk that go on with what came. */
export const seguirEnTramite = async (s: EscenarioDeImportacion) => {
  const username = CUITS.paz.replaceAll('-', '');
  const momento = () => ({ ahora: s.prueba.ahora(), hoy: hoy(() => s.prueba.ahora()) });
  const clave_hash = await hashClave(CLAVE_DE_PRUEBA);
  await s.db.updateTable('usuarios').set({ clave_hash }).where('username', '=', username).execute();
  const { id: persona_id, distrito_id } = await s.db
    .selectFrom('personas')
    .select(['id', 'distrito_id'])
    .where('cuit', '=', username)
    .executeTakeFirstOrThrow();
  const ana = await s.prueba.conSesion(username);
  const roles: readonly Rol[] = ['visado', 'mesa', 'tesoreria', 'auditoria', 'matriculas'];
  await operador(s.db, 'rita', { roles });
  const rita = await s.prueba.conSesion('rita', '/colegio/authentication_token');
  const bien = async (como: Pedir, metodo: 'GET' | 'POST' | 'PUT', camino: string, payload?: object) => {
    const respuesta = await como(metodo, camino, payload ? { payload: payload as Record<string, unknown> } : {});
    expect([camino, respuesta.statusCode, respuesta.statusCode < 300 ? '' : respuesta.body]).toEqual([
      ...[camino, respuesta.statusCode < 300 ? respuesta.statusCode : 200, ''],
    ]);
    return respuesta;
  };
  const numero = async (numero_legajo: number): Promise<number> =>
    (await s.db.selectFrom('legajos').select('id').where('numero_legajo', '=', numero_legajo).executeTakeFirstOrThrow())
      .id;
  const leer = async (id: number) => (await bien(ana, 'GET', `/legajos/${id}`)).json<Legajo>();
  const liquidar = async (id: number, de: keyof typeof RUTA) =>
    (await bien(ana, 'POST', `/liquidaciones/${RUTA[de]}/preLiquidacion`, { id })).json<LiquidacionDeLegajo>();
  const emitir = async (id: number, de: keyof typeof RUTA) => {
    const { conceptos } = await liquidar(id, de);
    const cupon = await bien(ana, 'POST', `/liquidaciones/${RUTA[de]}/preLiquidacion/confirmar`, {
      preferencias_de_pago: [{ key: 'codigo_barra' }],
      conceptos: conceptos.map(({ identificador }) => ({ identificador })),
    });
    return {
      orden_id: cupon.json<{ orden_pago_id: number }>().orden_pago_id,
      importe: conceptos[0]?.importe ?? '0.00',
    };
  };
  const cobrar = (orden_id: number, importe: string) =>
    cobrarEnCaja(s.db, {
      ...momento(),
      autor: { actor: 'colegio', user_id: null, username: 'tesorera' },
      operador: { roles: ['tesoreria'], distrito_id: null },
      cobro: {
        cupones: [{ id: orden_id, importe, aunque_se_este_pagando: false }],
        pagos: [{ medio: 'caja', importe }],
        deja_a_favor: false,
      },
    });
  const pagar = async (id: number, de: keyof typeof RUTA): Promise<string> => {
    const { orden_id, importe } = await emitir(id, de);
    await cobrar(orden_id, importe);
    return importe;
  };
  const tareas = async (monto: string) => {
    const { id } = await s.db
      .selectFrom('tareas')
      .select('id')
      .where('clave', '=', 'proyecto')
      .executeTakeFirstOrThrow();
    return [{ monto, tarea: { id } }];
  };
  /** What its screen sends of what it read, with what its technician completes. */
  const pedirCorreccion = (leido: Legajo, cambios: object) => {
    const [original] = leido.detalles;
    const { rubro, modalidad, matricula, comitentes, inmuebles } = leido;
    const de = <T extends object, C extends keyof T>(cosa: T | undefined, ...campos: C[]) =>
      Object.fromEntries(campos.map((campo) => [campo, cosa?.[campo]]));
    return ana('PUT', `/legajos/${leido.id}`, {
      payload: {
        ...{ matricula_id: matricula.id, rubro_id: rubro.id, modalidad_id: modalidad.id, distrito_id: distrito_id },
        comitentes: comitentes.map(({ cuit, apellido_nombre, locador }) => ({ cuit, apellido_nombre, locador })),
        inmuebles: inmuebles.map((uno) => ({
          ...de(uno, 'id', 'calle', 'numero', 'partido', 'latitud', 'longitud'),
          localidad_id: uno.localidad.id,
          ...{ partida: '055-123456-7', circunscripcion: 'I', seccion: 'A', manzana: '10', parcela: '4' },
        })),
        detalles: [
          {
            ...de(
              original,
              'id',
              'tipo_calculo',
              'fecha',
              'vencimiento',
              'monto',
              'observaciones',
              'clausula_condicion',
            ),
            ...de(original, 'destino_tarea', 'forma_de_pago', 'tribunal_actuante'),
            tareas: (original?.tareas ?? []).map(({ monto, tarea }) => ({ monto, tarea: { id: tarea.id } })),
            ...cambios,
          },
        ],
      },
    });
  };
  const corregir = async (leido: Legajo, cambios: object): Promise<Legajo> => {
    const respuesta = await pedirCorreccion(leido, cambios);
    expect([respuesta.statusCode, respuesta.body]).toEqual([200, expect.any(String)]);
    return leer(leido.id);
  };
  const ampliacion = async (legajo_id: number) => ({
    ...{ legajo_id, tipo_contrato: 'ampliacion', tipo_calculo: 'manual', monto: '50000.00' },
    ...{ fecha: momento().hoy, vencimiento: '2030-01-01', tareas: await tareas('50000.00') },
    ...{
      forma_de_pago: 'Contado',
      tribunal_actuante: '',
      clausula_condicion: '',
      destino_tarea: '',
      observaciones: '',
    },
  });
  const confirmar = async (detalle_id: number) => {
    const { id: estado_id } = await s.db
      .selectFrom('estados_legajos')
      .select('id')
      .where('clave', '=', 'confirmado')
      .executeTakeFirstOrThrow();
    await bien(ana, 'PUT', `/legajo_detalles/${detalle_id}/cambiar_estado`, { estado_id });
  };
  const colas = async (id: number): Promise<string[]> =>
    (await s.db.selectFrom('legajo_colas').select('cola').where('legajo_id', '=', id).orderBy('cola').execute()).map(
      ({ cola }) => cola,
    );
  const saldos = async (numero_legajo: number) =>
    (
      await sql<{ circuito: string; importe: string; traido: string | null }>`
        select c.circuito, c.importe::text, c.traido::text from cargos_de_contrato c join legajo_detalles d on d.id = c.detalle_id
        join legajos l on l.id = d.legajo_id where l.numero_legajo = ${numero_legajo} order by 1`.execute(s.db)
    ).rows.map(({ circuito, importe, traido }) => [circuito, importe, traido ?? 'de acá'].join(' '));
  const conciliado = () => conciliar(s.db, s.pasarelas, { ...momento(), dias: 1 });
  return {
    ...{ ana, rita, persona_id, bien, numero, leer, liquidar, emitir, pagar, colas, saldos, conciliado, momento },
    ...{ tareas, pedirCorreccion, corregir, ampliacion, confirmar },
  };
};
export type EnTramite = Awaited<ReturnType<typeof seguirEnTramite>>;
