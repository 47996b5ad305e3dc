import type { Legajo } from '@colega/contract/legajos';

type Inmueble = Legajo['inmuebles'][number];

/** CER-033. Where neither is known, the street tells one property from another. */
export const nombreDeInmueble = ({ piso, depto, calle, numero }: Inmueble, varios: boolean): string => {
  const unidad = piso || depto ? `Piso ${piso || '-'} - Dpto ${depto || '-'}` : '';
  const lugar = `${calle} ${numero}`.trim();
  if (!unidad) return lugar;
  return varios ? `${unidad} (${lugar})` : unidad;
};
