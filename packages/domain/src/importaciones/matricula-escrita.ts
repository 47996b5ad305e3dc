/** Of the code of a licence: its letter, when it was written, and its five figures. */
type MatriculaEscrita = { letra: 'T' | 'R' | null; cifras: string };

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
export const esSinLetra = (codigo: string): boolean => SIN_LETRA.test(codigo);
const conLetra = (letra: 'T' | 'R', cifras: string): string => `${letra}-${cifras.slice(0, 2)}.${cifras.slice(2)}`;

export const armarMatricula = ({ letra, cifras }: MatriculaEscrita): string =>
  letra ? conLetra(letra, cifras) : cifras;

/** Those that it may be: what was written with its letter is one. */
export const matriculasPosibles = (codigo: string): string[] =>
  esSinLetra(codigo) ? [conLetra('T', codigo), conLetra('R', codigo)] : [codigo];
