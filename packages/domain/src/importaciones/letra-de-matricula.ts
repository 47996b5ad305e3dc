import { simplificar } from '../validacion/simplificar.ts';
import type { ProblemaDeFila } from './codigos.ts';
import type { FilaAImportar } from './filas.ts';
import { conceptoDe, esDelLegajo } from './jueces-de-dinero.ts';
import { esSinLetra, matriculasPosibles } from './matricula-escrita.ts';
import { desconocido, type Plan, valorDe } from './plan.ts';

const LETRAS: Readonly<Record<string, 'T' | 'R'>> = {
  ...{ t: 'T', matricula: 'T', tecnico: 'T', tecnica: 'T', r: 'R', registro: 'R' },
};
/** A register is never active, nor is a licence a register. */
const DE_SU_ESTADO: Readonly<Record<string, 'T' | 'R'>> = {
  ...{ activo: 'T', activa: 'T', habilitado: 'T', habilitada: 'T', vigente: 'T', registro: 'R' },
};

/** Of its own sheet: what its column of the letter says, or its state; or else the only one that the college has. */
const deSuHoja = (fila: FilaAImportar, posibles: readonly string[], plan: Plan): string[] => {
  const [escrita, estado] = [simplificar(valorDe(fila, 'letra')), simplificar(valorDe(fila, 'estado'))];
  const letra = escrita === '' ? DE_SU_ESTADO[estado] : LETRAS[escrita];
  if (letra) return posibles.filter((uno) => uno.startsWith(letra));
  return posibles.filter((uno) => plan.hay.matriculas.has(uno));
};

/** A licence that is refused by its bare number may be the other that has it: of what names that number, nobody knows whose it is. */
export const anotarSinLetra = (
  escrita: FilaAImportar,
  problemas: readonly Pick<ProblemaDeFila, 'codigo'>[],
  plan: Plan,
): void => {
  const cifras = valorDe(escrita, 'matricula');
  if (escrita.entidad !== 'matriculas' || !esSinLetra(cifras)) return;
  if (problemas.some(({ codigo }) => codigo !== 'fila_repetida')) plan.dudosas.add(cifras);
};

/** Of the other sheets: the only one that there is or comes, unless a row of licences with that number was refused (S-1187). */
const deOtraHoja = (cifras: string, posibles: readonly string[], plan: Plan): string | null => {
  const [unica, ...otras] = posibles.filter((uno) => plan.matricula(uno).entrada !== 'falta');
  if (!unica || otras.length > 0) return null;
  return plan.dudosas.has(cifras) && plan.matricula(unica).entrada === 'entra' ? null : unica;
};

/** What is of a file is known by its number: of the licences that it may be, those of its technician. */
const deSuLegajo = (fila: FilaAImportar, posibles: readonly string[], plan: Plan): string[] => {
  const concepto = conceptoDe(valorDe(fila, 'concepto'));
  const { cuit } = plan.legajo(valorDe(fila, 'legajo'));
  const esDeUnLegajo = fila.entidad === 'ampliaciones' || (concepto !== null && esDelLegajo(concepto));
  if (!esDeUnLegajo || cuit === null) return [];
  return posibles.filter((uno) => plan.matricula(uno).cuit === cuit);
};

/**
 * A number without its letter is the licence or the register that there is of it, or that the sheet of licences brings. The
 * column of the letter says nothing else, and is no part of what is kept of a row.
 */
export const nombrarMatricula = (fila: FilaAImportar, plan: Plan): FilaAImportar => {
  const { letra: _, ...valores } = fila.valores;
  const codigo = valorDe(fila, 'matricula');
  if (!esSinLetra(codigo)) return { ...fila, valores };
  const posibles = matriculasPosibles(codigo);
  const con = (matricula: string | null) => ({ ...fila, valores: { ...valores, matricula } });
  if (fila.entidad === 'matriculas') {
    const [unica, ...otras] = deSuHoja(fila, posibles, plan);
    if (unica && otras.length === 0) return con(unica);
  } else {
    const unica = deOtraHoja(codigo, posibles, plan);
    if (unica) return con(unica);
    const [suya, ...otras] = deSuLegajo(fila, posibles, plan);
    if (suya) return con(otras.length === 0 ? suya : null);
  }
  const letra = valorDe(fila, 'letra');
  const problema: ProblemaDeFila =
    letra !== '' && !LETRAS[simplificar(letra)]
      ? desconocido('letra', letra)
      : { codigo: 'fila_matricula_sin_letra', campo: 'matricula', datos: { valor: codigo } };
  return { ...con(null), problemas: [...fila.problemas, problema] };
};
