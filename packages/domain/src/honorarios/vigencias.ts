import { esFecha, formatFecha, sumarDias } from '../fechas/fecha.ts';
import type { ProblemaDeDatos } from './datos/lector.ts';
import type { Resolucion } from './resolucion.ts';

type Vigencia = Pick<Resolucion, 'id' | 'nombre' | 'vigente_desde' | 'vigente_hasta'>;

const enRuta = ({ nombre }: Vigencia, motivo: string): ProblemaDeDatos => ({ ruta: `resoluciones.${nombre}`, motivo });

/** An open tariff ends the day before the next one, so that a new file needs no edit of another. */
export const cerrarSeguidas = (archivos: readonly Record<string, unknown>[]): Record<string, unknown>[] => {
  const comienzos = archivos
    .map((a) => a.vigente_desde)
    .filter((d): d is string => typeof d === 'string' && esFecha(d));
  return archivos.map((archivo) => {
    const { vigente_desde: desde, vigente_hasta } = archivo;
    if (vigente_hasta !== null || typeof desde !== 'string') return archivo;
    const [siguiente] = comienzos.filter((comienzo) => comienzo > desde).sort();
    return siguiente === undefined ? archivo : { ...archivo, vigente_hasta: sumarDias(siguiente, -1) };
  });
};

export const verificarVigencias = (resoluciones: readonly Vigencia[]): ProblemaDeDatos[] => {
  const enOrden = [...resoluciones].sort((a, b) => (a.vigente_desde < b.vigente_desde ? -1 : 1));
  return enOrden.flatMap((r, i) => {
    const siguiente = enOrden[i + 1];
    return [
      ...(enOrden.findIndex((o) => o.id === r.id) < i ? [enRuta(r, `el id ${r.id} está repetido`)] : []),
      ...(r.vigente_hasta !== null && r.vigente_hasta < r.vigente_desde ? [enRuta(r, 'termina antes de empezar')] : []),
      ...(siguiente ? entre(r, siguiente) : []),
    ];
  });
};

const entre = (anterior: Vigencia, siguiente: Vigencia): ProblemaDeDatos[] => {
  const { vigente_hasta: hasta } = anterior;
  if (hasta === null || hasta >= siguiente.vigente_desde) {
    return [enRuta(siguiente, `se superpone con ${anterior.nombre}`)];
  }
  const esperada = sumarDias(hasta, 1);
  return esperada === siguiente.vigente_desde
    ? []
    : [enRuta(siguiente, `deja un hueco: debería empezar el ${formatFecha(esperada)}`)];
};

/** The new tariff starts where the last one ends (an open one ends the day before); an earlier start overlaps. */
export const verificarSucesion = (nueva: Vigencia, publicadas: readonly Vigencia[]): ProblemaDeDatos[] => {
  const enOrden = [...publicadas].sort((a, b) => (a.vigente_desde < b.vigente_desde ? -1 : 1));
  const ultima = enOrden.at(-1);
  if (!ultima || ultima.vigente_desde >= nueva.vigente_desde) return verificarVigencias([...enOrden, nueva]);
  const cerrada = { ...ultima, vigente_hasta: ultima.vigente_hasta ?? sumarDias(nueva.vigente_desde, -1) };
  return verificarVigencias([...enOrden.slice(0, -1), cerrada, nueva]);
};
