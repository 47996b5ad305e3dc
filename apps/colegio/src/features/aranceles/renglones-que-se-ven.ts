import type { TablaLeida } from '@colega/contract/honorarios';
import { simplificar } from '@colega/domain/validacion';

export type RenglonDeGrilla = TablaLeida['renglones'][number];
export type VistaDeRenglones = 'todos' | 'cambian' | 'por_corregir';

export type Que = {
  texto: string;
  vista: VistaDeRenglones;
  /** The places with something wrong. */
  conProblema: ReadonlySet<string>;
  /** What is written and was not saved yet. */
  pendientes: ReadonlyMap<string, string>;
};

export const cambia = ({ celdas }: RenglonDeGrilla, pendientes: ReadonlyMap<string, string>): boolean =>
  celdas.some((celda) => celda && (celda.valor !== celda.base || celda.escrito !== null || pendientes.has(celda.ruta)));

export const tieneProblema = ({ celdas, norma, suya }: RenglonDeGrilla, conProblema: ReadonlySet<string>): boolean =>
  conProblema.has(norma) || conProblema.has(suya) || celdas.some((celda) => celda && conProblema.has(celda.ruta));

/** Those of a filter: a block is pasted over these. */
export const renglonesQueSeVen = (
  renglones: readonly RenglonDeGrilla[],
  { texto, vista, conProblema, pendientes }: Que,
) => {
  const palabras = simplificar(texto).split(/\s+/).filter(Boolean);
  return renglones.filter((renglon) => {
    const nombre = simplificar(renglon.nombres.join(' '));
    if (!palabras.every((palabra) => nombre.includes(palabra))) return false;
    if (vista === 'cambian') return cambia(renglon, pendientes);
    return vista === 'todos' || tieneProblema(renglon, conProblema);
  });
};
