import { simplificar } from '../validacion/simplificar.ts';
import type { ProblemaDeFila } from './codigos.ts';
import type { FilaAImportar } from './filas.ts';
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

/**
 * A number without its letter is the licence or the register that there is of it, or that the sheet of licences brings. The
 * column of the letter says nothing else, and is no part of what is kept of a row.
 */
export const nombrarMatricula = (fila: FilaAImportar, plan: Plan): FilaAImportar => {
  const { letra: _, ...valores } = fila.valores;
  const codigo = valorDe(fila, 'matricula');
  if (!esSinLetra(codigo)) return { ...fila, valores };
  const deLicencias = fila.entidad === 'matriculas';
  const posibles = matriculasPosibles(codigo);
  const [unica, ...otras] = deLicencias
    ? deSuHoja(fila, posibles, plan)
    : posibles.filter((uno) => plan.matricula(uno).entrada !== 'falta');
  if (unica && otras.length === 0) return { ...fila, valores: { ...valores, matricula: unica } };
  const letra = valorDe(fila, 'letra');
  const problema: ProblemaDeFila =
    letra !== '' && !LETRAS[simplificar(letra)]
      ? desconocido('letra', letra)
      : { codigo: 'fila_matricula_sin_letra', campo: 'matricula', datos: { valor: codigo } };
  return { ...fila, valores: { ...valores, matricula: null }, problemas: [...fila.problemas, problema] };
};
