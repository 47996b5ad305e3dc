import { type Fecha, formatFecha, sumarDias } from '../../fechas/fecha.ts';
import type { Problema } from '../../resultado/problema.ts';
import { PRIMER_DIA_CON_TARIFA } from '../resolucion.ts';

export type CodigoDeVigencia =
  | 'arancel_sin_nombre'
  | 'arancel_con_nombre_repetido'
  | 'arancel_en_el_pasado'
  | 'arancel_muy_anterior'
  | 'arancel_muy_lejano'
  | 'arancel_superpuesto';

type DatosDePreparacion = { nombre: string; vigente_desde: Fecha };
type Publicada = { id: number; nombre: string; vigente_desde: Fecha; vigente_hasta: Fecha | null };

/** S-972. */
const DIAS_DE_ANTICIPACION = 366 * 2;

/**
 * What is in force today does not change: a new one begins after today, and after the last one begins. Of the first of a college nothing was
 * calculated before: it may have begun already (S-1086).
 */
export const validarVigencia = (
  { nombre, vigente_desde }: DatosDePreparacion,
  publicadas: readonly Publicada[],
  hoy: Fecha,
): Problema<CodigoDeVigencia>[] => {
  const limpio = nombre.trim();
  const ultima = [...publicadas].sort((a, b) => (a.vigente_desde < b.vigente_desde ? -1 : 1)).at(-1);
  const campo = 'vigente_desde';
  return [
    ...(limpio === '' ? [{ codigo: 'arancel_sin_nombre' as const, campo: 'nombre' }] : []),
    ...(publicadas.some((una) => una.nombre.toLowerCase() === limpio.toLowerCase())
      ? [{ codigo: 'arancel_con_nombre_repetido' as const, campo: 'nombre' }]
      : []),
    ...(ultima === undefined && vigente_desde < PRIMER_DIA_CON_TARIFA
      ? [{ codigo: 'arancel_muy_anterior' as const, campo, datos: { desde: formatFecha(PRIMER_DIA_CON_TARIFA) } }]
      : []),
    ...(ultima !== undefined && vigente_desde <= hoy
      ? [{ codigo: 'arancel_en_el_pasado' as const, campo, datos: { desde: formatFecha(sumarDias(hoy, 1)) } }]
      : []),
    ...(vigente_desde > sumarDias(hoy, DIAS_DE_ANTICIPACION) ? [{ codigo: 'arancel_muy_lejano' as const, campo }] : []),
    ...(ultima && vigente_desde <= ultima.vigente_desde
      ? [
          {
            ...{ codigo: 'arancel_superpuesto' as const, campo },
            datos: { otra: ultima.nombre, desde: formatFecha(ultima.vigente_desde) },
          },
        ]
      : []),
  ];
};

const COMIENZOS = ['-04-01', '-10-01'];

/** When one would begin, if nobody says: the next April or October after both days (S-971); the first of a college, today. */
export const comienzoHabitual = (hoy: Fecha, ultima: Fecha | undefined): Fecha => {
  if (ultima === undefined) return hoy;
  const despues = hoy > ultima ? hoy : ultima;
  const anio = Number(despues.slice(0, 4));
  const posibles = [anio, anio + 1].flatMap((uno) => COMIENZOS.map((comienzo) => `${uno}${comienzo}`));
  return posibles.find((uno) => uno > despues) ?? sumarDias(despues, 1);
};
