import type { Config } from '../config.ts';
import type { DireccionesDeServicios } from '../modules/referencias/lugares/crear-servicios.ts';

// S-875: both are public and ask for no key.
const ARBA = 'https://geo.arba.gov.ar';
const GEOREF = 'https://apis.datos.gob.ar';

/** The sandbox asks for no pace (S-921). */
export type LugaresDeAfuera = DireccionesDeServicios & { deAfuera: boolean };

/** As configured; else the sandbox's in the demo, and the public ones outside it. */
export const lugaresDe = (
  { arbaWfsUrl, georefUrl }: Pick<Config, 'arbaWfsUrl' | 'georefUrl'>,
  sandbox: string | null,
): LugaresDeAfuera => ({
  arbaWfsUrl: arbaWfsUrl ?? `${sandbox ?? ARBA}/geoserver/idera/wfs`,
  georefUrl: georefUrl ?? `${sandbox ?? GEOREF}/georef/api`,
  deAfuera: arbaWfsUrl !== null || sandbox === null,
});
