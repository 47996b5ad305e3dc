import type { Superficie, TipoObra } from '../formulario.ts';
import { quitarDeIncrementador } from '../incrementador.ts';
import { unidadesDe } from './tipos-de-obra.ts';

type Obra = TipoObra[string];

const superficieVacia = (
  categoria: string,
  obra: Omit<Obra, 'superficies'> & { superficies: Superficie[] },
): Superficie => {
  const unidades = unidadesDe(categoria, obra.subcategoria);
  const libre = unidades.find((unidad) => obra.superficies.every((s) => s.tipo_superficie !== unidad));
  return { cantidad: '', tipo_superficie: libre ?? unidades[0] ?? 'cubierta_m2' };
};

const conObra = (tipoObra: TipoObra, categoria: string, cambio: (obra: Obra) => Obra): TipoObra => {
  const obra = tipoObra[categoria];
  return obra ? { ...tipoObra, [categoria]: cambio(obra) } : tipoObra;
};

/** FRM-032: a category already present is ignored. */
export const agregarCategoria = (tipoObra: TipoObra, categoria: string): TipoObra => {
  if (Object.hasOwn(tipoObra, categoria)) return tipoObra;
  const vacia: Obra = { subcategoria: null, superficies: [] };
  return { ...tipoObra, [categoria]: { ...vacia, superficies: [superficieVacia(categoria, vacia)] } };
};

export const quitarCategoria = (tipoObra: TipoObra, categoria: string): TipoObra =>
  Object.fromEntries(Object.entries(tipoObra).filter(([clave]) => clave !== categoria));

export const cambiarSubcategoria = (tipoObra: TipoObra, categoria: string, subcategoria: string | null): TipoObra =>
  conObra(tipoObra, categoria, (obra) => {
    const unidades = unidadesDe(categoria, subcategoria);
    const primera = unidades[0];
    const superficies = obra.superficies.map((s) =>
      unidades.includes(s.tipo_superficie) || !primera ? s : { ...s, tipo_superficie: primera },
    );
    return { subcategoria, superficies };
  });

export const agregarSuperficie = (tipoObra: TipoObra, categoria: string): TipoObra =>
  conObra(tipoObra, categoria, (obra) => ({
    ...obra,
    superficies: [...obra.superficies, superficieVacia(categoria, obra)],
  }));

export const cambiarSuperficie = (
  tipoObra: TipoObra,
  categoria: string,
  indice: number,
  cambio: Partial<Superficie>,
): TipoObra =>
  conObra(tipoObra, categoria, (obra) => ({
    ...obra,
    superficies: obra.superficies.map((s, i) => (i === indice ? { ...s, ...cambio } : s)),
  }));

export const quitarSuperficie = (tipoObra: TipoObra, categoria: string, indice: number): TipoObra =>
  conObra(tipoObra, categoria, (obra) => ({ ...obra, superficies: quitarDeIncrementador(obra.superficies, indice) }));
