import { type Fecha, sumarDias } from '../../fechas/fecha.ts';
import { ultimosDiasParaTimbrar } from '../vida/plazo-de-timbrado.ts';
import { type Falta, listarFaltas, SIN_DIA } from '../vida/que-falta.ts';
import { confirmados, type SituacionDelLegajo } from '../vida/situacion.ts';

export const COLAS = [
  'para_revisar',
  'volvieron',
  'para_timbrar',
  'timbrados_externos',
  'listos_para_visar',
  'confirmaciones_especiales',
] as const;
export type Cola = (typeof COLAS)[number];

/** `desde` is a day still to come, or null where the file is in the queue from the change that puts it there. */
export type LugarEnLaCola = { cola: Cola; desde: Fecha | null };

type DefinicionDeCola = {
  nombre: string;
  espera: (s: SituacionDelLegajo) => boolean;
  desde?: (s: SituacionDelLegajo) => Fecha | null;
};

const validados = (s: SituacionDelLegajo): boolean => s.comitentes.every(({ padron }) => padron === 'validado');

const falta = (s: SituacionDelLegajo, cual: Falta): boolean => listarFaltas(s, SIN_DIA).includes(cual);

const DEFINICIONES: Readonly<Record<Cola, DefinicionDeCola>> = {
  para_revisar: {
    nombre: 'Para revisar',
    espera: (s) =>
      s.estado !== 'borrador' &&
      s.estado !== 'anulado' &&
      confirmados(s).some(({ visado }) => !visado) &&
      !(s.observacion_abierta || s.observacion_respondida || falta(s, 'visar')),
  },
  volvieron: { nombre: 'Volvieron de observación', espera: (s) => falta(s, 'revision_de_la_respuesta') },
  para_timbrar: { nombre: 'Para timbrar', espera: (s) => falta(s, 'sellar') },
  timbrados_externos: {
    nombre: 'Timbrados externos',
    espera: (s) => s.estado !== 'anulado' && ultimosDiasParaTimbrar(s).length > 0,
    desde: (s) =>
      ultimosDiasParaTimbrar(s)
        .map((ultimo) => sumarDias(ultimo, 1))
        .sort()[0] ?? null,
  },
  listos_para_visar: { nombre: 'Listos para visar', espera: (s) => falta(s, 'visar') },
  confirmaciones_especiales: {
    nombre: 'Confirmaciones especiales',
    espera: (s) => s.estado === 'borrador' && s.modalidad.es_especial && s.completo && validados(s),
  },
};

export const NOMBRES_DE_COLAS = Object.fromEntries(COLAS.map((cola) => [cola, DEFINICIONES[cola].nombre])) as Readonly<
  Record<Cola, string>
>;

/** Where a file waits for the college. It may wait for several things at once (S-570). */
export const lugaresEnLaBandeja = (s: SituacionDelLegajo): LugarEnLaCola[] =>
  COLAS.filter((cola) => DEFINICIONES[cola].espera(s)).map((cola) => ({
    cola,
    desde: DEFINICIONES[cola].desde?.(s) ?? null,
  }));
