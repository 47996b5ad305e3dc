const LARGO_DE_ORDEN = 200;

/** As clients are searched: no accents, no capitals; a CUIT without its hyphens, and the signs of a company's name as they are. */
const paraBuscar = (texto: string): string =>
  texto
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/(?<=\d)[.-](?=\d)/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Patterns that a file's clients must all match: each word anywhere in a name or a CUIT. */
export const patronesDeBusqueda = (search: string): string[] =>
  paraBuscar(search)
    .split(' ')
    .filter((palabra) => palabra !== '')
    .map((palabra) => `%${palabra.replace(/[\\%_]/g, '\\$&')}%`);

type ConNombre = { cuit: string; apellido: string; nombre: string };

export const apellidoNombre = ({ apellido, nombre }: Omit<ConNombre, 'cuit'>): string => `${apellido} ${nombre}`.trim();

/** The columns of a file that its list searches and sorts by. */
export const columnasDeBusqueda = (comitentes: readonly ConNombre[]) => ({
  comitentes_busqueda: comitentes.map((c) => `${paraBuscar(apellidoNombre(c))} ${c.cuit}`).join(' | '),
  comitentes_orden: comitentes[0] ? apellidoNombre(comitentes[0]).slice(0, LARGO_DE_ORDEN) : '',
});
