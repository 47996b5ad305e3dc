import { lectorDe } from '@colega/web-kit/lib/filtros/leer-filtro.ts';
import type { DefinicionDeFiltros } from '@colega/web-kit/lib/filtros/use-filtros.ts';

const LARGO_DE_ESPECIALIDAD = 200;

/** A speciality is chosen by its name, where the others that the server names are by their id. */
export const agregarEspecialidad = <F extends { page: number; especialidad: string }>(
  definicion: DefinicionDeFiltros<F>,
): DefinicionDeFiltros<F> => ({
  ...definicion,
  leer: (busqueda) => ({
    ...definicion.leer(busqueda),
    especialidad: lectorDe(busqueda).texto('especialidad').slice(0, LARGO_DE_ESPECIALIDAD),
  }),
});
