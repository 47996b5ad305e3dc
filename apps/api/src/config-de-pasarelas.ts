import { ErrorDeArranque } from './error-de-arranque.ts';
import type { ProveedorDePagos } from './modules/dinero/pasarelas/proveedor.ts';
import { type ConfigDePasarelas, MEDIOS_CON_PROVEEDOR, PROVEEDORES } from './modules/dinero/pasarelas/proveedores.ts';

export const AJUSTES_DE_PASARELAS = MEDIOS_CON_PROVEEDOR.flatMap((medio) => Object.values(PROVEEDORES[medio].ajustes));

type Ajuste = (typeof AJUSTES_DE_PASARELAS)[number];
type Leer = (ajuste: Ajuste) => string | null;

function leerProveedor(proveedor: ProveedorDePagos, leer: Leer): Record<string, string> | null {
  const dichos = Object.entries(proveedor.ajustes).map(([clave, ajuste]) => ({ clave, ajuste, dicho: leer(ajuste) }));
  if (dichos.every(({ dicho }) => dicho === null)) return null;
  const faltan = dichos.filter(({ ajuste, dicho }) => dicho === null && ajuste.supuesto === undefined);
  if (faltan.length > 0)
    throw new ErrorDeArranque(
      `${proveedor.nombre} está configurado a medias: ${faltan.length > 1 ? 'faltan' : 'falta'} ${faltan
        .map(({ ajuste }) => ajuste.variable)
        .join(', ')}. Completalo, o quitá todos sus ajustes para no ofrecerlo.`,
    );
  return Object.fromEntries(dichos.map(({ clave, ajuste, dicho }) => [clave, dicho ?? ajuste.supuesto ?? '']));
}

/** The configured gateways; null for the rest. Throws ErrorDeArranque. */
export const leerPasarelas = (leer: Leer): ConfigDePasarelas =>
  Object.fromEntries(
    MEDIOS_CON_PROVEEDOR.map((medio) => [medio, leerProveedor(PROVEEDORES[medio], leer)]),
  ) as ConfigDePasarelas;
