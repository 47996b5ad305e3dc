import { simplificar } from '../validacion/simplificar.ts';
import type { ProblemaDeFila } from './codigos.ts';
import type { FilaAImportar } from './filas.ts';
import { desconocido, type Plan, valorDe } from './plan.ts';

/** Of the code of a licence: its letter, when it was written, and its five figures. */
export type MatriculaEscrita = { letra: 'T' | 'R' | null; cifras: string };

const PALABRAS: Readonly<Record<string, 'T' | 'R'>> = {
  T: 'T',
  MAT: 'T',
  MATRICULA: 'T',
  R: 'R',
  REG: 'R',
  REGISTRO: 'R',
};
const CIFRAS = String.raw`(\d{1,2}[.\s]?\d{3}|\d{1,4})`;
const DELANTE = new RegExp(
  String.raw`^(?:(T|R|MAT|REG|MATRICULA|REGISTRO)[\s.:/_-]*)?(?:N(?:RO)?\s?[.°º]*\s*)?${CIFRAS}$`,
);
const DETRAS = new RegExp(String.raw`^${CIFRAS}[\s/_-]*(T|R)$`);

/** `t 1234`, `MAT. Nº 12345`, `12.345/T`, `12345`. Null when it has another prefix or more figures (S-1165). */
export const leerMatriculaEscrita = (texto: string): MatriculaEscrita | null => {
  const simple = texto
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toUpperCase();
  const [, palabra, deDelante] = DELANTE.exec(simple) ?? [];
  const [, deDetras, letra] = DETRAS.exec(simple) ?? [];
  const cifras = (deDelante ?? deDetras)?.replace(/\D/g, '').padStart(5, '0');
  return cifras ? { letra: PALABRAS[palabra ?? letra ?? ''] ?? null, cifras } : null;
};

const SIN_LETRA = /^\d{5}$/;
const conLetra = (letra: 'T' | 'R', cifras: string): string => `${letra}-${cifras.slice(0, 2)}.${cifras.slice(2)}`;

export const armarMatricula = ({ letra, cifras }: MatriculaEscrita): string =>
  letra ? conLetra(letra, cifras) : cifras;

/** Those that it may be: what was written with its letter is one. */
export const matriculasPosibles = (codigo: string): string[] =>
  SIN_LETRA.test(codigo) ? [conLetra('T', codigo), conLetra('R', codigo)] : [codigo];

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
  if (!SIN_LETRA.test(codigo)) return { ...fila, valores };
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
