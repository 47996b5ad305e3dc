import type { FuenteDeLugares, LugarConocido } from '@colega/contract/referencias';
import { formatNomenclatura } from '@colega/domain/legajos';

const NOMBRES: Readonly<Record<FuenteDeLugares, string>> = { arba: 'ARBA', georef: 'Georef' };

export const unirNombres = (partes: readonly string[]): string =>
  new Intl.ListFormat('es-AR', { type: 'conjunction' }).format(partes);

export const nombrarFuentes = (fuentes: readonly FuenteDeLugares[]): string =>
  unirNombres(fuentes.map((fuente) => NOMBRES[fuente]));

/** As somebody would say where it is. */
export const describirLugar = ({ calle, numero, localidad, partido, partida, nomenclatura }: LugarConocido): string => {
  const catastral = formatNomenclatura(nomenclatura);
  const donde =
    localidad && localidad.nombre !== partido?.nombre ? [localidad.nombre, partido?.nombre] : [partido?.nombre];
  return [
    [`${calle} ${numero}`.trim(), ...donde].filter(Boolean).join(', '),
    partida && `partida ${partida.slice(0, 3)}-${partida.slice(3)}`,
    catastral,
  ]
    .filter(Boolean)
    .join(' · ');
};
