import { CONCEPTOS_DEL_ANIO } from '../../dinero/liquidaciones/items.ts';
import { Decimal, type Importe } from '../../importes/decimal.ts';
import type { FilaDeLista } from './versiones.ts';

/** Licences that pay the year, of one kind. */
export type MatriculasDeUnTipo = { tipo: string; matriculas: number };
export type CambioDeCargos = MatriculasDeUnTipo & { antes: Importe; ahora: Importe; diferencia: Importe };

/** What one licence in force pays in a year: the other concepts are of who asks for them (S-210). */
const delAnio = (filas: readonly FilaDeLista[]): Decimal =>
  filas
    .filter(({ concepto }) => CONCEPTOS_DEL_ANIO.some((uno) => uno === concepto))
    .reduce((suma, { importe = '0' }) => suma.plus(importe), new Decimal(0));

const conImportes = (de: MatriculasDeUnTipo, antes: Decimal, ahora: Decimal): CambioDeCargos => ({
  ...de,
  antes: antes.toFixed(2),
  ahora: ahora.toFixed(2),
  diferencia: ahora.minus(antes).toFixed(2),
});

/** What a whole year would charge by one list and by another, of each kind of licence and in all: it adds up to the centavo. */
export const cuantoCambianLosCargos = (
  anteriores: readonly FilaDeLista[],
  filas: readonly FilaDeLista[],
  matriculas: readonly MatriculasDeUnTipo[],
): { tipos: CambioDeCargos[]; total: Omit<CambioDeCargos, 'tipo'> } => {
  const [antes, ahora] = [delAnio(anteriores), delAnio(filas)];
  const todas = matriculas.reduce((suma, uno) => suma + uno.matriculas, 0);
  const { tipo: _, ...total } = conImportes({ tipo: '', matriculas: todas }, antes.times(todas), ahora.times(todas));
  return {
    tipos: matriculas.map((uno) => conImportes(uno, antes.times(uno.matriculas), ahora.times(uno.matriculas))),
    total,
  };
};
