import { enCampo } from '../../resultado/problema.ts';
import { esDeUnidad, validarInmueble } from '../inmuebles.ts';
import { type BorradorDeLegajo, localidadDe } from './borrador-de-legajo.ts';
import { inmueblesDe } from './inmuebles-del-borrador.ts';
import type { ProblemaDelAsistente } from './problema-del-asistente.ts';

/** Step UBICACIÓN: the shared address once, then what is each unit's own (AUT-080..091). */
export const validarUbicacion = (borrador: BorradorDeLegajo, permiteVarias: boolean): ProblemaDelAsistente[] => {
  const { ubicacion } = borrador;
  const partido = localidadDe(borrador, ubicacion.localidad_id)?.partido.codigo_arba;
  const inmuebles = inmueblesDe(ubicacion);
  const variasUnidades = inmuebles.length > 1;
  const porUnidad = inmuebles.map((inmueble) => validarInmueble(inmueble, { variasUnidades, partido }));
  const sobran: ProblemaDelAsistente[] =
    variasUnidades && !permiteVarias ? [{ codigo: 'unidades_no_permitidas', campo: 'unidades' }] : [];
  const compartidos = (porUnidad[0] ?? []).filter(({ campo }) => !esDeUnidad(campo));
  const propios = porUnidad.flatMap((problemas, i) =>
    enCampo(
      `unidades.${i}`,
      problemas.filter(({ campo }) => esDeUnidad(campo)),
    ),
  );
  return enCampo('ubicacion', [...sobran, ...compartidos, ...propios]);
};
