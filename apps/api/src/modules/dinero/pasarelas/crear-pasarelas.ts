import type { Pasarelas } from './pasarela.ts';
import { type AjustesDePolitica, POLITICA_POR_DEFECTO } from './politica.ts';
import { type ConfigDePasarelas, MEDIOS_CON_PROVEEDOR, PROVEEDORES } from './proveedores.ts';

export function crearPasarelas(
  config: ConfigDePasarelas,
  reloj: () => Date,
  politica: AjustesDePolitica = POLITICA_POR_DEFECTO,
): Pasarelas {
  const conexiones = MEDIOS_CON_PROVEEDOR.flatMap((medio) => {
    const ajustes = config[medio];
    return ajustes ? [{ medio, ...PROVEEDORES[medio].conectar(ajustes, reloj, politica) }] : [];
  });
  return {
    enLinea: Object.fromEntries(conexiones.map(({ medio, pasarela }) => [medio, pasarela])),
    redLink: conexiones.find(({ redLink }) => redLink)?.redLink ?? null,
    cobranzas: conexiones.find(({ cobranzas }) => cobranzas)?.cobranzas ?? null,
    conectados: new Set(['codigo_barra', ...conexiones.map(({ medio }) => medio)]),
    caidos: () => conexiones.filter((conexion) => conexion.politica.cortada()).map(({ medio }) => medio),
  };
}
