import type { Plugin } from 'vite';

const DE_MANTINE = /@mantine\/hooks\/esm\/use-id\/use-id\.mjs$/;
/** What makes it draw twice: another name of its own, once it is on the page. */
const SEGUNDA_VUELTA = 'setUuid(randomId())';

const UNA_VEZ = `import { useId as useIdDeReact } from 'react';
export const useId = (dado) => {
  const id = useIdDeReact();
  return typeof dado === 'string' ? dado : \`mantine-\${id.replace(/:/g, '')}\`;
};`;

/**
 * Mantine names each field twice, the second time as it is put on the page, and React then draws all of them again and runs every
 * effect of the screen in the same task. React's own name is enough where no server draws.
 */
export const idsDeUnaVez = (): Plugin => ({
  name: 'colega-ids-de-una-vez',
  apply: 'build',
  transform(codigo, id) {
    if (!DE_MANTINE.test(id)) return null;
    if (!codigo.includes(SEGUNDA_VUELTA)) this.error('Mantine ya no nombra dos veces cada campo: este cambio sobra');
    return { code: UNA_VEZ, map: null };
  },
  generateBundle(_opciones, bundle) {
    const modulos = Object.values(bundle).flatMap((salida) => (salida.type === 'chunk' ? salida.moduleIds : []));
    if (!modulos.some((id) => DE_MANTINE.test(id)))
      this.error('Mantine nombra sus campos en otro módulo: use-id.mjs no está');
  },
});
