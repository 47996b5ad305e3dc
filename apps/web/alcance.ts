import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export type Contexto = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };

/** Files that only give other names: `@colega/domain/perfil`, `@mantine/core`. */
const PUERTA = /\/packages\/(\w+)\/src\/([\w-]+)\/index\.ts$|\/node_modules\/(@mantine\/\w+)\/esm\/index\.mjs$/;
const PEDIDO = /(?:import|export)\s*\{([^}]*)\}\s*from\s*['"]([^'"]+)['"]/g;

const nombreDePuerta = (id: string): string | null => {
  const [, paquete, area, ajeno] = PUERTA.exec(id) ?? [];
  return ajeno ?? (paquete ? `@colega/${paquete}/${area}` : null);
};

/** A type brings nothing, nor does the comma that a list over several lines ends with. */
export const nombresDe = (lista: string): string[] =>
  lista
    .split(',')
    .map((nombre) => nombre.trim())
    .filter((nombre) => nombre !== '' && !nombre.startsWith('type '))
    .flatMap((nombre) => nombre.split(/\s+as\s+/));

type Pedido = { nombres: string[]; de: string };

const pedidos = new Map<string, Pedido[]>();
const pedidosDe = (id: string): Pedido[] => {
  const sabidos = pedidos.get(id);
  if (sabidos) return sabidos;
  const leidos = [...readFileSync(id, 'utf8').matchAll(PEDIDO)].map(([, nombres = '', de = '']) => ({
    nombres: nombresDe(nombres),
    de,
  }));
  pedidos.set(id, leidos);
  return leidos;
};

/** The files behind a door that have what a module asks of it. */
const detrasDe = (puerta: string, quien: string): string[] => {
  const nombre = nombreDePuerta(puerta);
  const pedido = new Set(pedidosDe(quien).flatMap(({ de, nombres }) => (de === nombre ? nombres : [])));
  return pedidosDe(puerta)
    .filter(({ nombres }) => nombres.some((dado) => pedido.has(dado)))
    .map(({ de }) => join(dirname(puerta), de));
};

/**
 * Modules and all that they import before they run, as it is left once what nobody asked for is shaken off; what is imported
 * on demand is not of them.
 */
export const conLoQueImportan = (ids: readonly string[], contexto: Contexto): Set<string> => {
  const vistos = new Set<string>();
  const seguir = (id: string): void => {
    if (vistos.has(id)) return;
    vistos.add(id);
    for (const otro of contexto.getModuleInfo(id)?.importedIds ?? [])
      for (const uno of nombreDePuerta(otro) ? detrasDe(otro, id) : [otro]) seguir(uno);
  };
  for (const id of ids) seguir(id);
  return vistos;
};
