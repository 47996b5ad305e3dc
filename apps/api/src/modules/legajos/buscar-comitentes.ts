import { patronDe } from '../../db/patron-de.ts';

const LARGO_DE_ORDEN = 200;

/** Clients are searched without accents or capitals: a CUIT loses its hyphens, and a company's name keeps its signs. */
const paraBuscar = (texto: string): string =>
  texto
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/(?<=\d)[.-](?=\d)/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** A file's clients must match every pattern: each word anywhere in a name or a CUIT. */
export const patronesDeBusqueda = (search: string): string[] => palabrasDeBusqueda(search).map(patronDe);

export const palabrasDeBusqueda = (search: string): string[] =>
  paraBuscar(search)
    .split(' ')
    .filter((palabra) => palabra !== '');

type ConNombre = { cuit: string; apellido: string; nombre: string };

export const apellidoNombre = ({ apellido, nombre }: Omit<ConNombre, 'cuit'>): string => `${apellido} ${nombre}`.trim();

export const columnasDeBusqueda = (comitentes: readonly ConNombre[]) => ({
  comitentes_busqueda: comitentes.map((c) => `${paraBuscar(apellidoNombre(c))} ${c.cuit}`).join(' | '),
  comitentes_orden: comitentes[0] ? apellidoNombre(comitentes[0]).slice(0, LARGO_DE_ORDEN) : '',
});
