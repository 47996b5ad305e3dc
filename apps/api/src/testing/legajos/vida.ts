import type { AmpliacionEntrada, Legajo, LegajoEntrada, zLegajoEditado } from '@colega/contract/legajos';
import type { EstadoDeDetalle, EstadoDeLegajo, SelloExterno } from '@colega/domain/legajos';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Db } from '../../db/conectar.ts';
import { autorMatriculado } from '../../modules/auditoria/autor.ts';
import { asentarCierre, asentarCobro, asentarEmision } from '../../modules/dinero/libro/libro.service.ts';
import { ajustarCargos } from '../../modules/dinero/ordenes/ajustar-cargos.service.ts';
import * as colegio from '../../modules/legajos/colegio/colegio.service.ts';
import * as timbrados from '../../modules/legajos/colegio/timbrados.service.ts';
import { cambiarEstadoDeContrato } from '../../modules/legajos/vida/cambiar-estado.service.ts';
import type { Pedido, Pedir } from '../crear-app-de-prueba.ts';
import type { Escenario } from './escenario.ts';

export type EdicionDePrueba = z.input<typeof zLegajoEditado>;

type Opciones = { modalidad?: string; cambios?: Partial<LegajoEntrada>; pedir?: Pedir };
export type Creado = { id: number; numero_legajo: number; payload: LegajoEntrada };

const TABLAS = ['legajos', 'legajo_detalles', 'detalle_tareas', 'legajo_comitentes', 'legajo_inmuebles'];
const DE_LA_VIDA = ['legajo_observaciones', 'ordenes_pago', 'ceps', 'timbrados', 'cvds', 'auditoria', 'idempotencia'];

const NADA = '0.00';

type PagoDeOrden = { orden_id: number; item_id: number; importe: string; ahora: Date };

const pagarOrden = async (db: Db, { orden_id, item_id, importe, ahora }: PagoDeOrden): Promise<number> => {
  const operacion = { orden_id, medio: 'caja', externo: `prueba-${orden_id}`, importe, aplicado: importe };
  const nada = { intencion_id: null, a_credito: '0.00', a_revision: '0.00', motivo: null, credito_id: null };
  const { id: operacion_id } = await db
    .insertInto('operaciones_pago')
    .values({ ...operacion, ...nada, del_cupon: importe, fecha_pago: ahora, registrada_en: ahora })
    .returning('id')
    .executeTakeFirstOrThrow();
  const imputacion = { operacion_id, item_id, capital: importe, recargo: '0.00', cuando: ahora };
  await db
    .insertInto('imputaciones')
    .values({ ...imputacion, reversion_id: null, revision_id: null })
    .execute();
  return operacion_id;
};

export const vidaDe = (e: Escenario) => {
  const momento = () => ({ ahora: e.prueba.ahora(), hoy: e.prueba.ahora().toISOString().slice(0, 10) });
  const elColegio = (legajo_id: number) => ({
    ...momento(),
    legajo_id,
    version: null,
    ajustarCargos,
    autor: { actor: 'colegio' as const, user_id: null, username: 'operador' },
  });
  let codigos = 0;

  const manual = async (cambios: Partial<LegajoEntrada['detalles'][number]> = {}) => {
    const calculo = { id: 0, resolucion_id: 0, monto: '100000.00', tareas: [] };
    const { calculo_honorario_id: _, resolucion_id: __, ...detalle } = e.detalle(calculo);
    const tareas = [{ monto: '100000.00', tarea: { id: await e.idDe('tareas', 'proyecto') } }];
    return { ...detalle, tipo_calculo: 'manual' as const, tareas, ...cambios };
  };

  const crear = async ({
    modalidad = 'tradicional',
    cambios = {},
    pedir = e.mgarcia,
  }: Opciones = {}): Promise<Creado> => {
    const base = e.legajo({ id: 0, resolucion_id: 0, monto: '0.00', tareas: [] });
    const modalidad_id = await e.idDe('modalidades', modalidad);
    const payload = { ...base, modalidad_id, detalles: [await manual()], ...cambios };
    const respuesta = await pedir('POST', '/legajos', { payload });
    if (respuesta.statusCode !== 201) throw new Error(respuesta.body);
    return { ...respuesta.json<{ id: number; numero_legajo: number }>(), payload };
  };

  const leer = async (id: number): Promise<Legajo> => {
    const respuesta = await e.mgarcia('GET', `/legajos/${id}`);
    if (respuesta.statusCode !== 200) throw new Error(respuesta.body);
    return respuesta.json<Legajo>();
  };

  const estadoId = async (clave: EstadoDeLegajo | EstadoDeDetalle): Promise<number> =>
    (await e.db.selectFrom('estados_legajos').select('id').where('clave', '=', clave).executeTakeFirstOrThrow()).id;

  const cambiarEstado = async (detalle_id: number, clave: EstadoDeLegajo, pedido: Pedido = {}) =>
    e.mgarcia('PUT', `/legajo_detalles/${detalle_id}/cambiar_estado`, {
      ...pedido,
      payload: { estado_id: await estadoId(clave) },
    });

  const detalles = async (legajo_id: number) =>
    (
      await e.db.selectFrom('legajo_detalles').select('id').where('legajo_id', '=', legajo_id).orderBy('id').execute()
    ).map(({ id }) => id);
  const original = async (legajo_id: number): Promise<number> => (await detalles(legajo_id))[0] ?? 0;
  const ultimo = async (legajo_id: number): Promise<number> => (await detalles(legajo_id)).at(-1) ?? 0;

  type Orden = { circuito?: 'cep' | 'timbrados'; estado?: 'pendiente' | 'pago' | 'vencido' };
  /** Shares of a contract of $ 100.000. */
  const COBRADO = { cep: '5000.00', timbrados: '1200.00' };
  const orden = (detalle_id: number, { circuito = 'cep', estado = 'pendiente' }: Orden = {}): Promise<number> =>
    e.prueba.sinGuardas(async (db) => {
      const importe = COBRADO[circuito];
      const ahora = e.prueba.ahora();
      const { id: orden_id } = await db
        .insertInto('ordenes_pago')
        .values({
          persona_id: e.persona.id,
          circuito,
          detalle_id,
          estado,
          monto_total: importe,
          monto_con_recargo: importe,
          codigo_pago: null,
          referencia_pago: null,
          vencimiento: '2026-03-30',
          ultimo_vencimiento: '2026-04-10',
          pagada_en: estado === 'pago' ? ahora : null,
          motivo_cierre: null,
          creada_en: ahora,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const item = { orden_id, concepto: circuito, descripcion: circuito, importe, capital: importe };
      const { id: item_id } = await db
        .insertInto('orden_items')
        .values({ ...item, cargo_id: null, sancion_id: null, credito_id: null, vigente: estado !== 'vencido' })
        .returning('id')
        .executeTakeFirstOrThrow();
      const cobrada = { id: orden_id, persona_id: e.persona.id, monto_total: importe, estado: 'pendiente' } as const;
      const entrada = { cuando: ahora, orden: { ...cobrada, abonado: NADA, de_creditos: NADA } };
      await asentarEmision(db, { ...entrada, de_creditos: NADA });
      if (estado === 'vencido') await asentarCierre(db, entrada);
      if (estado === 'pago')
        await asentarCobro(db, {
          ...entrada,
          cuenta: { medio: 'caja', banco: null },
          ...{ importe, aplicado: importe, del_cupon: importe, de_creditos: NADA, a_credito: NADA, a_revision: NADA },
          operacion_id: await pagarOrden(db, { orden_id, item_id, importe, ahora }),
        });
      const cargo = { detalle_id, circuito, importe, actualizado_en: ahora };
      await db
        .insertInto('cargos_de_contrato')
        .values(cargo)
        .onConflict((oc) => oc.doNothing())
        .execute();
      return orden_id;
    });

  const pagarCep = async (detalle_id: number) => {
    const orden_pago_id = await orden(detalle_id, { estado: 'pago' });
    const cep = { detalle_id, fecha: '2026-03-20', importe: COBRADO.cep, orden_pago_id };
    await e.db.insertInto('ceps').values(cep).execute();
  };

  const sello = { fecha: '2026-03-20', importe: '1200.00', lugar: 'ARBA' };
  const timbrar = (legajo_id: number, detalle_id?: number, cambios: Partial<SelloExterno> = {}) =>
    timbrados.registrarTimbradoExterno(e.db, {
      ...elColegio(legajo_id),
      sello: { numero: `E-${legajo_id}`, ...sello, ...cambios },
      ...(detalle_id !== undefined && { detalle_id }),
    });
  const confirmarPorElColegio = (legajo_id: number) => colegio.confirmarPorElColegio(e.db, elColegio(legajo_id));
  const confirmar = async (legajo_id: number): Promise<void> => {
    const { detalles: contratos, modalidad } = await colegio.situacionDelLegajo(e.db, legajo_id);
    if (modalidad.es_especial) return void (await confirmarPorElColegio(legajo_id));
    const duenio = await e.db
      .selectFrom('legajos as l')
      .innerJoin('usuarios as u', 'u.id', 'l.usuario_id')
      .select(['u.id as user_id', 'u.username', 'l.persona_id'])
      .where('l.id', '=', legajo_id)
      .executeTakeFirstOrThrow();
    const [contrato] = contratos;
    if (!contrato) throw new Error(`El legajo ${legajo_id} no tiene contratos`);
    const cambio = { ...momento(), autor: autorMatriculado(duenio), version: null, ajustarCargos };
    await cambiarEstadoDeContrato(e.db, { ...contrato, legajo_id }, 'confirmado', cambio);
  };
  const observar = (legajo_id: number, texto = 'Falta la partida', campo: string | null = 'Partida') =>
    colegio.observarLegajo(e.db, { ...elColegio(legajo_id), observaciones: [{ texto, campo }] });
  const visar = (legajo_id: number) => {
    codigos += 1;
    return colegio.visarLegajo(e.db, { ...elColegio(legajo_id), codigo: `codigo-de-prueba-${codigos}` });
  };
  const anular = (legajo_id: number, motivo = 'Duplicado') =>
    colegio.anularPorElColegio(e.db, { ...elColegio(legajo_id), motivo });
  const anularTimbrado = (legajo_id: number, detalle_id?: number) =>
    timbrados.anularTimbrado(e.db, {
      ...elColegio(legajo_id),
      motivo: 'Era de otro legajo',
      ...(detalle_id !== undefined && { detalle_id }),
    });
  const sellar = (legajo_id: number) => timbrados.sellarPrepago(e.db, { ...elColegio(legajo_id), lugar: 'La Plata' });

  const hasta = async (estado: EstadoDeLegajo, opciones: Opciones = {}): Promise<Creado> => {
    const legajo = await crear(opciones);
    if (estado === 'borrador') return legajo;
    await confirmar(legajo.id);
    if (estado === 'anulado') await anular(legajo.id);
    if (estado === 'visado') await pagarCep(await original(legajo.id));
    if (estado === 'timbrado' || estado === 'visado') await timbrar(legajo.id);
    if (estado === 'visado') await visar(legajo.id);
    return legajo;
  };

  const ampliacion = async (
    legajo_id: number,
    cambios: Partial<AmpliacionEntrada> = {},
  ): Promise<AmpliacionEntrada> => ({
    ...(await manual()),
    legajo_id,
    tipo_contrato: 'ampliacion',
    ...cambios,
  });
  const ampliar = async (legajo_id: number): Promise<number> => {
    const respuesta = await e.mgarcia('POST', '/legajo_detalles', { payload: await ampliacion(legajo_id) });
    if (respuesta.statusCode !== 201) throw new Error(respuesta.body);
    return respuesta.json<{ id: number }>().id;
  };

  const edicion = async ({ id, payload }: Creado, cambios: Partial<EdicionDePrueba> = {}): Promise<EdicionDePrueba> => {
    const detalle_id = await original(id);
    return { ...payload, detalles: payload.detalles.map((d) => ({ ...d, id: detalle_id })), ...cambios };
  };
  const editar = (id: number, payload: EdicionDePrueba, pedido: Pedido = {}) =>
    e.mgarcia('PUT', `/legajos/${id}`, { ...pedido, payload });

  const huella = async (): Promise<unknown> => {
    const partes = [...TABLAS, ...DE_LA_VIDA].map(
      (tabla) =>
        sql`(select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) from ${sql.table(tabla)} t) as ${sql.ref(tabla)}`,
    );
    return (await sql`select ${sql.join(partes)}`.execute(e.db)).rows[0];
  };

  const historia = async (id: number) =>
    (await e.db
      .selectFrom('auditoria')
      .select(['accion', 'quien', 'desde', 'hasta', 'motivo'])
      .where('entidad', '=', 'legajo')
      .where('entidad_id', '=', id)
      .orderBy('id')
      .execute()) as {
      accion: string;
      quien: string;
      desde: Record<string, unknown> | null;
      hasta: Record<string, unknown> | null;
      motivo: string | null;
    }[];

  return {
    ...{ manual, crear, leer, estadoId, cambiarEstado, original, ultimo, pagarCep, orden, huella, historia, hasta },
    ...{
      timbrar,
      confirmar,
      confirmarPorElColegio,
      observar,
      visar,
      anular,
      anularTimbrado,
      sellar,
      ampliacion,
      ampliar,
      edicion,
      editar,
      elColegio,
    },
  };
};
export type Vida = ReturnType<typeof vidaDe>;
