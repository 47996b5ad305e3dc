import type { Config } from '../config.ts';
import type { DireccionesDeServicios } from '../modules/referencias/lugares/crear-servicios.ts';

// S-875: both are public and ask for no key.
const ARBA = 'https://geo.arba.gov.ar';
const GEOREF = 'https://apis.datos.gob.ar';

/** As configured; else the sandbox's in the demo, and the public ones outside it. */
export const lugaresDe = (
  { arbaWfsUrl, georefUrl }: Pick<Config, 'arbaWfsUrl' | 'georefUrl'>,
  sandbox: string | null,
): DireccionesDeServicios => ({
  arbaWfsUrl: arbaWfsUrl ?? `${sandbox ?? ARBA}/geoserver/idera/wfs`,
  georefUrl: georefUrl ?? `${sandbox ?? GEOREF}/georef/api`,
});
