import type { Plugin } from 'vite';

const COMPONENTE = /@mantine\/core\/.*\/(\w+)\.module\.mjs$/;
const ESTILO = /@mantine\/core\/styles\/([\w-]+)\.css/;

const nombresDe = (ids: Iterable<string>, patron: RegExp): Set<string> =>
  new Set([...ids].flatMap((id) => patron.exec(id)?.[1] ?? []));

/** A component drawn without its styles fails the build: tema/componentes.ts names them one by one. */
export const estilosDeMantine = (): Plugin => ({
  name: 'colega-estilos-de-mantine',
  apply: 'build',
  generateBundle(_opciones, bundle) {
    const dibujados = Object.values(bundle).flatMap((salida) => (salida.type === 'chunk' ? salida.moduleIds : []));
    const estilos = nombresDe(this.getModuleIds(), ESTILO);
    const faltan = [...nombresDe(dibujados, COMPONENTE)].filter((nombre) => !estilos.has(nombre));
    if (faltan.length > 0) this.error(`Faltan los estilos de Mantine de ${faltan.join(', ')}: tema/componentes.ts`);
  },
});
