import type { EsperarTurno } from '../../../http/ritmo.ts';
import { crearDireccionesDeGeoref } from './direcciones-georef.ts';
import { crearParcelasDeArba } from './parcelas-arba.ts';
import { type ServiciosDeLugares, SIN_SERVICIOS } from './servicios.ts';

export type DireccionesDeServicios = { arbaWfsUrl: string | null; georefUrl: string | null };

const alMomento: EsperarTurno = async () => true;

/** Those at these addresses; without one, a service that never answers. */
export const crearServiciosDeLugares = (
  { arbaWfsUrl, georefUrl }: DireccionesDeServicios,
  turnoDeArba: EsperarTurno = alMomento,
): ServiciosDeLugares => ({
  parcelas: arbaWfsUrl === null ? SIN_SERVICIOS.parcelas : crearParcelasDeArba(arbaWfsUrl, turnoDeArba),
  direcciones: georefUrl === null ? SIN_SERVICIOS.direcciones : crearDireccionesDeGeoref(georefUrl),
});
