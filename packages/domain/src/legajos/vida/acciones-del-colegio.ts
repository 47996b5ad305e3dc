import type { Fecha } from '../../fechas/fecha.ts';
import type { PermisoDelColegio } from '../../permisos/operadores.ts';
import type { Problema } from '../../resultado/problema.ts';
import {
  type AccionDeObservacion,
  type EstadoDeObservacion,
  impedimentoDeObservacion,
} from '../observaciones/estados.ts';
import { impedimento, type ProblemaDeVida } from './acciones.ts';
import { accionDeAnularTimbrado } from './anular-timbrado.ts';
import { confirmados, type SituacionDelLegajo } from './situacion.ts';
import { type AccionDelColegio, filaDe } from './tabla-de-acciones.ts';
import { ACCIONES } from './transiciones.ts';

/** `anular_timbrado` stands for `anular_ultimo_timbrado`: the file says which of both it is. */
type AccionPedida = Exclude<AccionDelColegio, 'anular_ultimo_timbrado'>;

export const ACCIONES_DEL_COLEGIO = ACCIONES.filter(
  (accion): accion is AccionPedida => filaDe(accion).permiso !== undefined && accion !== 'anular_ultimo_timbrado',
);

const DE_UN_CONTRATO: readonly AccionPedida[] = ['sellar_prepago', 'timbrado_externo', 'anular_timbrado'];

type Operando = {
  hoy: Fecha;
  permisos: readonly PermisoDelColegio[];
  /** The file is of whoever looks at it: another person acts on it (S-678). */
  es_propio: boolean;
};

export type AccionPosible = {
  accion: AccionPedida;
  /** Null when it is done to the whole file. */
  detalle_id: number | null;
  impedimento: ProblemaDeVida | Problema<'sin_permiso' | 'lo_hace_otra_persona'> | null;
};

const tienePermiso = (accion: AccionPedida, { permisos }: Operando): boolean =>
  permisos.some((permiso) => permiso === filaDe(accion).permiso);

const loQueImpide = (
  accion: AccionPedida,
  s: SituacionDelLegajo,
  operando: Operando,
  detalle_id: number | null,
): AccionPosible['impedimento'] => {
  if (!tienePermiso(accion, operando)) return { codigo: 'sin_permiso' };
  if (operando.es_propio) return { codigo: 'lo_hace_otra_persona' };
  const contrato = detalle_id ?? undefined;
  const cual = accion === 'anular_timbrado' ? accionDeAnularTimbrado(s, contrato) : accion;
  const circunstancias = { quien: 'colegio', hoy: operando.hoy } as const;
  return impedimento(cual, s, contrato === undefined ? circunstancias : { ...circunstancias, detalle_id: contrato });
};

/** What the college could do with a file, and of what it may not, why: what is stamped, contract by contract. */
export const accionesDelColegio = (s: SituacionDelLegajo, operando: Operando): AccionPosible[] => {
  const contratos = confirmados(s).map(({ id }) => id);
  return ACCIONES_DEL_COLEGIO.flatMap((accion) => {
    const cuales = DE_UN_CONTRATO.includes(accion) && contratos.length > 0 ? contratos : [null];
    return cuales.map((detalle_id) => ({
      accion,
      detalle_id,
      impedimento: loQueImpide(accion, s, operando, detalle_id),
    }));
  });
};

export const ACCIONES_SOBRE_LO_OBSERVADO = ['aceptar', 'reabrir', 'retirar'] as const satisfies AccionDeObservacion[];
export type AccionSobreLoObservado = (typeof ACCIONES_SOBRE_LO_OBSERVADO)[number];

export const accionesSobreLoObservado = (
  estado: EstadoDeObservacion,
  s: SituacionDelLegajo,
  operando: Operando,
): Record<AccionSobreLoObservado, boolean> => {
  const puede = (accion: AccionSobreLoObservado): boolean =>
    loQueImpide(`${accion}_observacion`, s, operando, null) === null &&
    impedimentoDeObservacion(accion, estado, 'colegio') === null;
  return { aceptar: puede('aceptar'), reabrir: puede('reabrir'), retirar: puede('retirar') };
};
