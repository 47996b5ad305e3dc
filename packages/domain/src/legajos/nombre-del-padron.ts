/** Of an apostrophe nothing is left; of any other sign, a space. */
const palabrasDe = (nombre: string): string[] =>
  nombre
    .normalize('NFD')
    .replace(/\p{M}|['’´`.]/gu, '')
    .toUpperCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((palabra) => palabra !== '');

/** What a company's name may leave out or write in another way. */
const DE_SOCIEDAD: ReadonlySet<string> = new Set([
  ...['SA', 'SAU', 'SRL', 'SAS', 'SCA', 'SCS', 'SH', 'SE', 'SAPEM', 'LTDA', 'LIMITADA', 'SOCIEDAD', 'ANONIMA'],
  ...['RESPONSABILIDAD', 'DE', 'S', 'A', 'R', 'L'],
]);

const comoLetras = (palabras: readonly string[]): string => [...palabras].sort().join('');
/** An initial stands for its name. */
const sonLaMisma = (una: string, otra: string): boolean =>
  una === otra || (Math.min(una.length, otra.length) === 1 && una[0] === otra[0]);

const estanTodas = (pocas: readonly string[], muchas: readonly string[]): boolean => {
  const libres = [...muchas];
  // whole words first, so that an initial does not take the one of another
  return [...pocas]
    .sort((a, b) => b.length - a.length)
    .every((palabra) => {
      const exacta = libres.indexOf(palabra);
      const lugar = exacta >= 0 ? exacta : libres.findIndex((libre) => sonLaMisma(libre, palabra));
      if (lugar >= 0) libres.splice(lugar, 1);
      return lugar >= 0;
    });
};

/** Whoever has two names or more in the registry is not told by one of them. */
const MINIMO_DE_PALABRAS = 2;

/**
 * Whether a name is the registry's, written better (S-393): the same words in any order, with or without accents, and of a
 * natural person all of the shorter one within the other, two at least. A company's kind of society does not count.
 */
export const concuerdaConElPadron = (escrito: string, delPadron: string, fisico: boolean): boolean => {
  const [uno, otro] = [palabrasDe(escrito), palabrasDe(delPadron)];
  if (uno.join('') === otro.join('')) return true;
  if (!fisico) {
    const propias = (palabras: string[]) => palabras.filter((palabra) => !DE_SOCIEDAD.has(palabra));
    return propias(otro).length > 0 && comoLetras(propias(uno)) === comoLetras(propias(otro));
  }
  const [pocas, muchas] = uno.length < otro.length ? [uno, otro] : [otro, uno];
  const alcanzan = pocas.length >= Math.min(MINIMO_DE_PALABRAS, otro.length);
  return alcanzan && pocas.some((palabra) => muchas.includes(palabra)) && estanTodas(pocas, muchas);
};
