import type { Accion, EstadoDeDetalle, SituacionDelLegajo, TipoDeContrato } from '@colega/domain/legajos';
import type { Db } from '../../../db/conectar.ts';
import { errorHttp, invalido } from '../../../http/error-http.ts';
import type { Autor, Momento } from '../../auditoria/autor.ts';
import { esCalculoAlDia } from '../ampliaciones/calculo-al-dia.repository.ts';
import type { AjustarCargos } from './ajustar-cargos.ts';
import { cambiarLegajo, type Trabajo } from './cambiar-legajo.ts';
import { anularCvds, anularDetalles, confirmarDetalle } from './contratos.repository.ts';
import { type DetallePropio, findDetallePropio } from './detalle-propio.repository.ts';
import { findClaveDeEstado } from './legajo.repository.ts';

type Cambio = Momento & { autor: Autor; version: number | null; motivo?: string; ajustarCargos: AjustarCargos };

const ACCION: Readonly<Record<TipoDeContrato, Partial<Record<EstadoDeDetalle, Accion>>>> = {
  original: { confirmado: 'confirmar', anulado: 'anular' },
  ampliacion: { confirmado: 'confirmar_ampliacion', anulado: 'anular_detalle' },
};

type Contrato = Pick<DetallePropio, 'id' | 'legajo_id' | 'tipo_contrato'>;
type TrabajoDeEstado = (trx: Db, contrato: Contrato, s: SituacionDelLegajo, cambio: Cambio) => Promise<void>;

const TRABAJO: Partial<Record<Accion, TrabajoDeEstado>> = {
  confirmar: (trx, { id }, _, { ahora }) => confirmarDetalle(trx, id, ahora),
  confirmar_ampliacion: async (trx, { id }, _, { ahora }) => {
    if (!(await esCalculoAlDia(trx, id))) throw errorHttp(409, 'ampliacion_por_recalcular'); // S-324
    await confirmarDetalle(trx, id, ahora);
  },
  anular: async (trx, { legajo_id }, { detalles }, { motivo, ahora, hoy, ajustarCargos }) => {
    const ids = detalles.filter(({ estado }) => estado !== 'anulado').map(({ id }) => id);
    await anularDetalles(trx, ids);
    await ajustarCargos(trx, {
      legajo_id,
      motivo: motivo ? `Legajo anulado: ${motivo}` : 'Legajo anulado',
      ahora,
      hoy,
    });
    await anularCvds(trx, legajo_id);
  },
  anular_detalle: async (trx, { id, legajo_id }, _, { ahora, hoy, ajustarCargos }) => {
    await anularDetalles(trx, [id]);
    await ajustarCargos(trx, { legajo_id, motivo: 'Contrato anulado', ahora, hoy });
  },
};

export const cambiarEstadoDeContrato = (
  db: Db,
  contrato: Contrato,
  estado: EstadoDeDetalle,
  cambio: Cambio,
): Promise<{ version: number }> => {
  const { id, legajo_id, tipo_contrato } = contrato;
  const accion = ACCION[tipo_contrato][estado];
  const trabajo = accion && TRABAJO[accion];
  if (!trabajo) throw invalido([{ codigo: 'estado_de_detalle_invalido', campo: 'estado_id' }]);
  return cambiarLegajo(db, { ...cambio, legajo_id, accion, detalle_id: id }, async (trx, situacion) => {
    await trabajo(trx, contrato, situacion, cambio);
    return { resultado: undefined } satisfies Trabajo<undefined>;
  });
};

/** Confirms or annuls one's own contract (DET-029, DET-030, OPN-074). Throws 404, 409 and 422. */
export const cambiarEstado = async (
  db: Db,
  personaId: number,
  detalleId: number,
  estadoId: number,
  cambio: Cambio,
): Promise<{ version: number; legajo_id: number }> => {
  const detalle = await findDetallePropio(db, detalleId, personaId);
  const estado = await findClaveDeEstado(db, estadoId);
  const { version } = await cambiarEstadoDeContrato(db, detalle, (estado ?? 'borrador') as EstadoDeDetalle, cambio);
  return { version, legajo_id: detalle.legajo_id };
};
