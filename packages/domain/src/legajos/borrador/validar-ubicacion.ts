import { enCampo } from '../../resultado/problema.ts';
import { validarInmueble } from '../inmuebles.ts';
import { type BorradorDeLegajo, CAMPOS_DE_UNIDAD } from './borrador-de-legajo.ts';
import { inmueblesDe } from './inmuebles-del-borrador.ts';
import type { ProblemaDelAsistente } from './problema-del-asistente.ts';

const esDeUnidad = ({ campo }: { campo?: string }): boolean => CAMPOS_DE_UNIDAD.some((c) => c === campo);

/** Step UBICACIÓN: the shared address once, then what is each unit's own (AUT-080..091). */
export const validarUbicacion = ({ ubicacion }: BorradorDeLegajo, permiteVarias: boolean): ProblemaDelAsistente[] => {
  const inmuebles = inmueblesDe(ubicacion);
  const variasUnidades = inmuebles.length > 1;
  const porUnidad = inmuebles.map((inmueble) => validarInmueble(inmueble, { variasUnidades }));
  const sobran: ProblemaDelAsistente[] =
    variasUnidades && !permiteVarias ? [{ codigo: 'unidades_no_permitidas', campo: 'unidades' }] : [];
  const compartidos = (porUnidad[0] ?? []).filter((problema) => !esDeUnidad(problema));
  const propios = porUnidad.flatMap((problemas, i) => enCampo(`unidades.${i}`, problemas.filter(esDeUnidad)));
  return enCampo('ubicacion', [...sobran, ...compartidos, ...propios]);
};
