import type { Fecha } from '@colega/domain/fechas';
import type { Comitente, Inmueble } from '@colega/domain/legajos';
import { enCampo } from '@colega/domain/resultado';
import type { Db } from '../../db/conectar.ts';
import { enTransaccion } from '../../db/transaccion.ts';
import { invalido } from '../../http/error-http.ts';
import type { Sesion } from '../../http/rutas.ts';
import { type CalculoGuardado, lockCalculo, seRepite } from '../honorarios/calculos.service.ts';
import type { CatalogoVivo } from '../honorarios/catalogo-vivo.ts';
import type { BuscarComitente } from '../referencias/cuits/buscar-comitente.ts';
import { columnasDeBusqueda } from './buscar-comitentes.ts';
import { filaDeComitente, resolverComitentes } from './comitentes-de-legajo.ts';
import { type ContextoDeLegajo, findContexto } from './contexto-de-legajo.ts';
import { type DetalleLeido, inmuebleDe, type LegajoLeido } from './entradas.ts';
import {
  insertAuditoria,
  insertComitentes,
  insertDetalle,
  insertInmuebles,
  insertLegajo,
  isCalculoUsado,
} from './insert-legajo.repository.ts';
import { findTareas, validarAutomatico, validarManual } from './validar-detalle.ts';
import {
  type ProblemaDeGuardado,
  validarClientes,
  validarContrato,
  validarDatos,
  validarUbicacion,
} from './validar-legajo.ts';

export type DepsDeLegajos = { buscarComitente: BuscarComitente; catalogo: CatalogoVivo };
type Momento = { ahora: Date; hoy: Fecha };
type DetalleRevisado = { problemas: ProblemaDeGuardado[]; permiteVarias: boolean; calculo: CalculoGuardado | null };

/** A file with its original contract, in draft: whole or not at all. Throws 422 with every field that is wrong. */
export const crearLegajo = async (
  db: Db,
  deps: DepsDeLegajos,
  sesion: Pick<Sesion, 'user_id' | 'persona_id' | 'username'>,
  leido: LegajoLeido,
  { ahora, hoy }: Momento,
): Promise<{ id: number; numero_legajo: number }> => {
  const { comitentes, problemas: sinValidar } = await resolverComitentes(leido.comitentes, deps.buscarComitente);
  const inmuebles = leido.inmuebles.map(inmuebleDe);
  return enTransaccion(db, async (trx) => {
    const contexto = await findContexto(trx, sesion, { ...leido, localidades: localidadesDe(comitentes, inmuebles) });
    const [detalle] = leido.detalles;
    if (!detalle) throw invalido([{ codigo: 'requerido', campo: 'detalles' }]);
    const revisado = await revisarDetalle(trx, deps, sesion.persona_id, detalle, contexto);
    const problemas = [
      ...validarDatos(leido, contexto),
      ...enCampo('detalles.0', [...validarContrato(detalle, contexto, hoy), ...revisado.problemas]),
      ...sinValidar,
      ...validarClientes(comitentes, contexto),
      ...validarUbicacion(inmuebles, contexto, revisado.permiteVarias),
    ];
    if (problemas.length > 0) throw invalido(problemas);
    const legajo = await insertLegajo(trx, {
      estado: 'borrador',
      persona_id: sesion.persona_id,
      usuario_id: sesion.user_id,
      distrito_id: contexto.distrito_id,
      matricula_id: leido.matricula_id,
      rubro_id: leido.rubro_id,
      modalidad_id: leido.modalidad_id,
      fecha: detalle.fecha, // S-96
      creado_en: ahora,
      ...columnasDeBusqueda(comitentes),
    });
    await insertDetalle(trx, legajo.id, filaDeDetalle(detalle, revisado.calculo));
    await insertComitentes(trx, legajo.id, comitentes.map(filaDeComitente));
    await insertInmuebles(trx, legajo.id, filasDeInmuebles(inmuebles, contexto));
    await insertAuditoria(trx, sesion, ahora, legajo);
    return legajo;
  });
};

const localidadesDe = (comitentes: readonly Comitente[], inmuebles: readonly Inmueble[]): number[] =>
  [
    ...comitentes.flatMap((c) => [c.domicilio_real.localidad_id, c.domicilio_legal.localidad_id]),
    ...inmuebles.map((i) => i.localidad_id),
  ].filter((id) => id !== null);

const revisarDetalle = async (
  db: Db,
  { catalogo }: DepsDeLegajos,
  personaId: number,
  detalle: DetalleLeido,
  contexto: ContextoDeLegajo,
): Promise<DetalleRevisado> => {
  const tareas = await findTareas(
    db,
    detalle.tareas.map(({ tarea }) => tarea.id),
  );
  const permiteVarias = detalle.tareas.some(({ tarea }) => tareas.get(tarea.id)?.varias);
  if (detalle.tipo_calculo === 'manual')
    return { problemas: validarManual(detalle, tareas), permiteVarias, calculo: null };
  const id = detalle.calculo_honorario_id;
  const guardado = id ? await lockCalculo(db, id, personaId) : undefined;
  const calculo = guardado
    ? { guardado, usado: await isCalculoUsado(db, guardado.id), seRepite: seRepite(await catalogo.alDia(db), guardado) }
    : null;
  const problemas = validarAutomatico(detalle, contexto.rubro?.segmento ?? null, calculo);
  return { problemas, permiteVarias, calculo: guardado ?? null };
};

const filaDeDetalle = (detalle: DetalleLeido, calculo: CalculoGuardado | null) => ({
  estado: 'borrador' as const,
  tipo_contrato: 'original' as const,
  tipo_calculo: detalle.tipo_calculo,
  fecha: detalle.fecha,
  vencimiento: detalle.vencimiento,
  monto: detalle.monto,
  calculo_honorario_id: calculo?.id ?? null,
  resolucion_id: calculo?.resolucion_id ?? null,
  tribunal_actuante: detalle.tribunal_actuante,
  forma_de_pago: detalle.forma_de_pago,
  clausula_condicion: detalle.clausula_condicion,
  destino_tarea: detalle.destino_tarea,
  observaciones: detalle.observaciones,
  tareas: detalle.tareas.map(({ tarea, monto }) => ({ tarea_id: tarea.id, monto })),
});

// The partido is the locality's, never the client's word (AUT-109).
const filasDeInmuebles = (inmuebles: readonly Inmueble[], { partidos }: ContextoDeLegajo) =>
  inmuebles.flatMap(({ localidad_id, partida, ...inmueble }) => {
    const partido = localidad_id === null ? undefined : partidos.get(localidad_id);
    if (localidad_id === null || partido === undefined) return [];
    return [{ ...inmueble, localidad_id, partido, partida: partida === '' ? null : Number(partida) }];
  });
