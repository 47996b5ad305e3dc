import type { zAmpliacionEntrada, zDetalleEditado } from '@colega/contract/legajos';
import type { Fecha } from '@colega/domain/fechas';
import {
  cambiosDeLegajo,
  edicionDeAmpliacion,
  type FotoDeContrato,
  type SituacionDelLegajo,
} from '@colega/domain/legajos';
import type { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { errorHttp, errorNoEncontrado, invalido } from '../../../http/error-http.ts';
import { type Autor, autorMatriculado, type Momento } from '../../auditoria/autor.ts';
import { findFoto, findFotoDeContrato } from '../edicion/foto-del-legajo.repository.ts';
import { leerLoCargado } from '../edicion/leer-lo-cargado.service.ts';
import { tieneMismosMontosDeContrato } from '../edicion/mismos-montos.ts';
import { deleteDetalle, updateDetalle } from '../edicion/update-legajo.repository.ts';
import type { DetalleLeido } from '../entradas.ts';
import { insertDetalle } from '../insert-legajo.repository.ts';
import { responderConElCambio } from '../observaciones/observaciones.service.ts';
import { type ContratoARevisar, columnasDeDetalle, revisarDetalle, tareasDeDetalle } from '../revisar-detalle.ts';
import type { DepsDeLegajos, QuienEdita } from '../revisar-legajo.ts';
import { cambiarLegajo } from '../vida/cambiar-legajo.ts';
import { fijarPlazoDeTimbrado } from '../vida/contratos.repository.ts';
import { findDetallePropio } from '../vida/detalle-propio.repository.ts';
import { findContratoDeAmpliacion } from './contrato-de-ampliacion.repository.ts';

export type AmpliacionLeida = z.output<typeof zAmpliacionEntrada>;
export type DetalleEditadoLeido = z.output<typeof zDetalleEditado>;
type Cambio = Momento & { version: number | null };
type Hecho = { id: number; legajo_id: number; version: number };

const pedidoDe = (sesion: QuienEdita, cambio: Cambio) => ({ autor: autorMatriculado(sesion), ...cambio });

/** The checked columns of an expansion. Throws 422 with every wrong field. */
const revisar = async (
  trx: Db,
  { catalogo }: DepsDeLegajos,
  { persona_id }: QuienEdita,
  leido: DetalleLeido & { legajo_id: number },
  { guardado, con_montos }: { guardado: FotoDeContrato | null; con_montos: boolean },
  { hoy }: Momento,
) => {
  const delContrato = await findContratoDeAmpliacion(trx, leido.legajo_id, persona_id);
  if (!delContrato) throw errorNoEncontrado();
  const { fecha_original, ...delLegajo } = delContrato;
  const contrato: ContratoARevisar = {
    ...delLegajo,
    persona_id,
    hoy,
    tipo_contrato: 'ampliacion',
    detalle_id: guardado?.id ?? null,
    con_montos,
    fechas: { guardadas: guardado ?? undefined, original: fecha_original },
  };
  const { problemas, calculo } = await revisarDetalle(trx, catalogo, leido, contrato);
  if (problemas.length > 0) throw invalido(problemas);
  return { ...columnasDeDetalle(leido, calculo), tareas: tareasDeDetalle(leido) };
};

/** API-025. */
export const crearAmpliacion = async (
  db: Db,
  deps: DepsDeLegajos,
  sesion: QuienEdita,
  leido: AmpliacionLeida,
  cambio: Cambio,
): Promise<Hecho> => {
  const { legajo_id } = leido;
  const pedido = { legajo_id, accion: 'ampliar', ...pedidoDe(sesion, cambio) } as const;
  const { resultado: id, version } = await cambiarLegajo(db, pedido, async (trx) => {
    const columnas = await revisar(trx, deps, sesion, leido, { guardado: null, con_montos: true }, cambio);
    const nueva = await insertDetalle(trx, legajo_id, { ...columnas, estado: 'borrador', tipo_contrato: 'ampliacion' });
    return { resultado: nueva, hasta: { detalle_id: nueva, contrato: await findFotoDeContrato(trx, nueva) } };
  });
  return { id, legajo_id, version };
};

const correccionDe = (s: SituacionDelLegajo, id: number, hoy: Fecha) => {
  const confirmada = s.detalles.find((detalle) => detalle.id === id && detalle.estado === 'confirmado');
  return confirmada ? edicionDeAmpliacion(s, confirmada, hoy) : null;
};

const queDice = async (
  trx: Db,
  legajo_id: number,
  contratos: { antes: FotoDeContrato; ahora: FotoDeContrato },
  quien: { autor: Autor; ahora: Date } | null,
) => {
  const foto = await findFoto(trx, legajo_id);
  if (!foto) throw errorNoEncontrado();
  const fotos = { antes: { ...foto, original: contratos.antes }, ahora: { ...foto, original: contratos.ahora } };
  return quien
    ? responderConElCambio(trx, legajo_id, fotos, quien)
    : { cambios: cambiosDeLegajo(fotos.antes, fotos.ahora) };
};

/** Changes a draft expansion, or a confirmed one to answer an observation (API-023, S-321). Its calculation type stays. */
export const editarAmpliacion = async (
  db: Db,
  deps: DepsDeLegajos,
  sesion: QuienEdita,
  leido: DetalleEditadoLeido & { id: number },
  cambio: Cambio,
): Promise<Hecho> => {
  const { id, legajo_id } = leido;
  const { ahora, hoy } = cambio;
  const accion = (s: SituacionDelLegajo) => (correccionDe(s, id, hoy) ? 'corregir' : 'editar_ampliacion');
  const pedido = { legajo_id, detalle_id: id, accion, ...pedidoDe(sesion, cambio) };
  const { version } = await cambiarLegajo(db, pedido, async (trx, situacion) => {
    const correccion = correccionDe(situacion, id, hoy);
    const con_montos = correccion !== 'sin_montos';
    const antes = await findFotoDeContrato(trx, id);
    if (antes.tipo_calculo !== leido.tipo_calculo)
      throw invalido([{ codigo: 'tipo_calculo_fijo', campo: 'tipo_calculo' }]);
    if (!con_montos && !tieneMismosMontosDeContrato(leido, antes)) throw errorHttp(409, 'montos_en_curso');
    const columnas = await revisar(trx, deps, sesion, leido, { guardado: antes, con_montos }, cambio);
    await updateDetalle(trx, id, columnas);
    if (correccion) {
      // of a former contract there is none here (S-1158)
      if (!situacion.detalles.find((uno) => uno.id === id)?.anterior) await fijarPlazoDeTimbrado(trx, id, leido.fecha);
      await deps.ajustarCargos(trx, { legajo_id, motivo: 'Ampliación corregida', ahora, hoy });
    }
    const contrato = await findFotoDeContrato(trx, id);
    const quien = correccion ? { autor: pedido.autor, ahora } : null;
    const de = { catalogo: deps.catalogo, persona_id: sesion.persona_id };
    const leidos = await leerLoCargado(trx, de, { antes, ahora: contrato });
    const contratos = { antes: leidos.antes.contrato, ahora: leidos.ahora.contrato };
    const dicho = await queDice(trx, legajo_id, contratos, quien);
    return { resultado: undefined, desde: { contrato: antes }, hasta: { contrato, ...dicho } };
  });
  return { id, legajo_id, version };
};

/** API-024. */
export const eliminarAmpliacion = async (db: Db, sesion: QuienEdita, id: number, cambio: Cambio): Promise<Hecho> => {
  const { legajo_id, tipo_contrato } = await findDetallePropio(db, id, sesion.persona_id);
  if (tipo_contrato === 'original') throw errorHttp(409, 'ampliacion_no_en_borrador');
  const pedido = { legajo_id, detalle_id: id, accion: 'eliminar_ampliacion', ...pedidoDe(sesion, cambio) } as const;
  const { version } = await cambiarLegajo(db, pedido, async (trx) => {
    const contrato = await findFotoDeContrato(trx, id);
    await deleteDetalle(trx, id);
    return { resultado: undefined, desde: { contrato } };
  });
  return { id, legajo_id, version };
};
