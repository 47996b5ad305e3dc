import type { Legajo } from '@colega/contract/legajos';
import { diasEntre, type Fecha } from '@colega/domain/fechas';
import {
  accionesDeDetalle,
  accionesDeObservacion,
  accionesPermitidas,
  detalleVigente,
  edicionDelLegajo,
  esDelColegio,
  estadoDelCep,
  estadoDelTimbrado,
  listarFaltas,
  type PlazoDeTimbrado,
  plazoDeTimbrado,
  type SituacionDelLegajo,
  ultimaOrdenGenerada,
} from '@colega/domain/legajos';
import type { Db } from '../../db/conectar.ts';
import { errorNoEncontrado } from '../../http/error-http.ts';
import { type Colegio, leerColegio } from '../colegio/leer-colegio.service.ts';
import { ultimoDiaParaTimbrar } from '../colegio/listas/ultimo-dia-para-timbrar.ts';
import { findLegajoById } from './legajos.repository.ts';
import { plazosAl } from './observaciones/plazos-al.ts';
import { pendientesDe } from './pendientes.service.ts';
import { findSituacionPropia } from './vida/situacion.repository.ts';

/** That person's file, with what can be done today. Throws 404 as well for somebody else's. */
export const leerLegajo = async (db: Db, id: number, personaId: number, hoy: Fecha): Promise<Legajo> =>
  (await leerCompleto(db, id, personaId, hoy)).legajo;

export const leerCompleto = async (
  db: Db,
  id: number,
  personaId: number,
  hoy: Fecha,
): Promise<{ legajo: Legajo; situacion: SituacionDelLegajo }> => {
  const [{ legajo, situacion }, colegio] = await Promise.all([leerConSituacion(db, id, personaId), leerColegio(db)]);
  return { legajo: completar(colegio, legajo, situacion, hoy), situacion };
};

export const leerConSituacion = async (db: Db, id: number, personaId: number) => {
  const leido = await findLegajoById(db, id, personaId);
  if (!leido) throw errorNoEncontrado();
  return leido;
};

/** Throws 404 as well for somebody else's. */
export const leerSituacion = async (db: Db, id: number, personaId: number): Promise<SituacionDelLegajo> => {
  const situacion = await findSituacionPropia(db, id, personaId);
  if (!situacion) throw errorNoEncontrado();
  return situacion;
};

const plazoDe = (
  { listas }: Colegio,
  s: SituacionDelLegajo,
  detalle_id: number,
  hoy: Fecha,
): PlazoDeTimbrado | null => {
  const suyo = s.detalles.find(({ id }) => id === detalle_id);
  return suyo ? plazoDeTimbrado(s, suyo, (fecha) => ultimoDiaParaTimbrar(listas, fecha), hoy) : null;
};

type Guardado = NonNullable<Awaited<ReturnType<typeof findLegajoById>>>['legajo'];

const completar = (colegio: Colegio, guardado: Guardado, s: SituacionDelLegajo, hoy: Fecha): Legajo => {
  const { ordenes, contratos, ...legajo } = guardado;
  const detalles = legajo.detalles.map((d) => ({
    ...d,
    plazo_de_timbrado: plazoDe(colegio, s, d.id, hoy),
    acciones: accionesDeDetalle(s, d.id, hoy),
  }));
  const edicion = edicionDelLegajo(s, hoy);
  const vigente = detalleVigente(s);
  const detalle_vigente = detalles.find(({ id }) => id === vigente?.id) ?? null;
  const ordenDe = (circuito: 'cep' | 'timbrados') => {
    const ultima = ultimaOrdenGenerada(s, circuito, hoy);
    return ordenes.find(({ id }) => id === ultima?.id) ?? null;
  };
  const acciones_permitidas = accionesPermitidas(s, hoy);
  const plazos = plazosAl(colegio, hoy, legajo.observaciones);
  const observaciones = legajo.observaciones.map((o, i) => ({
    ...{ ...o, puede: accionesDeObservacion(o, edicion), plazo: plazos[i] ?? null },
  }));
  const abiertas = observaciones
    .filter(({ estado }) => estado === 'abierta')
    .map(({ id, campo, plazo }) => ({ id, campo, vence: plazo?.vence ?? null }));
  return {
    ...legajo,
    observaciones,
    detalles,
    detalle_vigente,
    detalle_vigente_timbrado: vigente?.timbrado ? detalle_vigente : null,
    fecha_vencimiento_timbrado_prepago: vigente?.vencimiento_timbrado ?? null,
    ultima_orden_cep_generado: ordenDe('cep'),
    ultima_orden_timbrado_generado: ordenDe('timbrados'),
    ceps: detalles.flatMap(({ ceps }) => ceps),
    es_colegio_comitente: esDelColegio(s),
    estado_cep: estadoDelCep(s),
    estado_timbrado: estadoDelTimbrado(s, hoy),
    edicion,
    falta: listarFaltas(s, hoy),
    pendientes: pendientesDe(colegio, s, contratos, { hoy, observaciones: abiertas }).map((pendiente) => ({
      ...pendiente,
      dias: pendiente.vence === null ? null : diasEntre(hoy, pendiente.vence),
    })),
    acciones_permitidas,
    puede_confirmar: acciones_permitidas.puede_confirmar,
    puede_timbrarse_prepago: acciones_permitidas.puede_timbrarse_prepago,
  };
};
