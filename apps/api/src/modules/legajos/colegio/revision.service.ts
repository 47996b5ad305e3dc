import type { RevisionDelLegajo } from '@colega/contract/legajos';
import { textoDelColegio } from '@colega/contract/mensajes';
import { puntosDeControl } from '@colega/domain/colegio';
import {
  type AccionDelColegio,
  accionesDelColegio,
  accionesSobreLoObservado,
  efectosDe,
  filaDe,
  sigueTomado,
} from '@colega/domain/legajos';
import { type Operador, type PermisoDelColegio, permisosDe } from '@colega/domain/permisos';
import type { Db } from '../../../db/conectar.ts';
import { exigirAlcance } from '../../../http/acceso.ts';
import { errorNoEncontrado } from '../../../http/error-http.ts';
import type { Momento } from '../../auditoria/autor.ts';
import { leerQuienCambio } from '../../auditoria/ultimo-cambio.service.ts';
import { leerListasEnVigor } from '../../colegio/leer-colegio.service.ts';
import { findToma } from '../bandeja/tomas.repository.ts';
import { leerCompleto } from '../leer-legajo.service.ts';
import { findObservacion, type ObservacionGuardada } from '../observaciones/observaciones.repository.ts';
import { findAlcanceDelLegajo, findDeLaRevision } from './revision.repository.ts';

/** Throws 404 for a file of another district as for one that is not there, 403 without the permission. */
export const exigirLegajo = async (
  db: Db,
  operador: Operador,
  permiso: PermisoDelColegio,
  legajoId: number,
): Promise<{ persona_id: number }> => {
  const legajo = await findAlcanceDelLegajo(db, legajoId);
  if (!legajo) throw errorNoEncontrado();
  exigirAlcance(operador, permiso, legajo);
  return legajo;
};

/** The row of the table says what it takes. */
export const exigirAccionEn = async (
  db: Db,
  operador: Operador,
  accion: AccionDelColegio,
  legajoId: number,
): Promise<void> => {
  const { permiso } = filaDe(accion);
  if (!permiso) throw new Error(`La acción ${accion} no dice con qué permiso se hace`);
  await exigirLegajo(db, operador, permiso, legajoId);
};

export const exigirObservacion = async (db: Db, id: number): Promise<ObservacionGuardada> => {
  const observacion = await findObservacion(db, id);
  if (!observacion) throw errorNoEncontrado();
  return observacion;
};

export const leerRevision = async (
  db: Db,
  id: number,
  operador: Operador & { persona_id: number },
  { ahora, hoy }: Momento,
): Promise<RevisionDelLegajo> => {
  const { persona_id } = await exigirLegajo(db, operador, 'legajos.ver', id);
  const [{ legajo, situacion }, leido, toma, ultimo_cambio, listas] = await Promise.all([
    leerCompleto(db, id, persona_id, hoy),
    findDeLaRevision(db, id),
    findToma(db, id),
    leerQuienCambio(db, 'legajo', id),
    leerListasEnVigor(db),
  ]);
  if (!leido) throw errorNoEncontrado();
  const { observadas, ...suyo } = leido;
  const operando = { hoy, permisos: permisosDe(operador.roles), es_propio: operador.persona_id === persona_id };
  const decirEfectos = (accion: AccionDelColegio): string[] =>
    efectosDe(accion, situacion, { hoy }).map((codigo) =>
      textoDelColegio({ codigo, datos: { correo: suyo.persona.email } }),
    );
  return {
    ...legajo,
    ...suyo,
    observaciones: legajo.observaciones.map((observacion) => {
      const { quien = '', hilo = [] } = observadas.find((una) => una.id === observacion.id) ?? {};
      const puede_el_colegio = accionesSobreLoObservado(observacion.estado, situacion, operando);
      return { ...observacion, quien, hilo, puede_el_colegio };
    }),
    toma:
      toma && sigueTomado(toma, ahora)
        ? { usuario_id: toma.usuario_id, quien: toma.quien, desde: toma.desde.toISOString() }
        : null,
    ultimo_cambio,
    control: puntosDeControl(listas, legajo.rubro.clave, hoy),
    acciones: accionesDelColegio(situacion, operando).map(({ accion, detalle_id, impedimento }) => ({
      ...{ accion, detalle_id, puede: impedimento === null },
      motivo: impedimento && textoDelColegio(impedimento),
      efectos: decirEfectos(accion),
    })),
    efectos_sobre_lo_observado: {
      aceptar: decirEfectos('aceptar_observacion'),
      reabrir: decirEfectos('reabrir_observacion'),
      retirar: decirEfectos('retirar_observacion'),
    },
  };
};
