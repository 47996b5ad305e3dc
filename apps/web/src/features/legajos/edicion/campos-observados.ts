import type { Observacion } from '@colega/contract/legajos';
import { campoDeLegajo } from '@colega/domain/legajos';

export const esDelPaso = ({ campo }: Observacion, paso: string): boolean =>
  campoDeLegajo(campo)?.pasos.includes(paso) ?? false;

export const observacionesAbiertas = (observaciones: readonly Observacion[]): Observacion[] =>
  observaciones.filter(({ estado }) => estado === 'abierta');

export const notasDeObservaciones = (observaciones: readonly Observacion[]): ReadonlyMap<string, string> =>
  new Map(
    observacionesAbiertas(observaciones).flatMap(({ campo, texto }) => {
      const ruta = campoDeLegajo(campo)?.ruta;
      return ruta ? [[ruta, `El Colegio observó: ${texto}`] as const] : [];
    }),
  );
