/** An apostrophe leaves nothing; any other sign leaves a space. */
const palabrasDe = (nombre: string): string[] =>
  nombre
    .normalize('NFD')
    .replace(/\p{M}|['’´`.]/gu, '')
    .toUpperCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((palabra) => palabra !== '');

const DE_SOCIEDAD: ReadonlySet<string> = new Set([
  ...['SA', 'SAU', 'SRL', 'SAS', 'SCA', 'SCS', 'SH', 'SE', 'SAPEM', 'LTDA', 'LIMITADA', 'SOCIEDAD', 'ANONIMA'],
  ...['RESPONSABILIDAD', 'DE', 'S', 'A', 'R', 'L'],
]);

const comoLetras = (palabras: readonly string[]): string => [...palabras].sort().join('');
const sonLaMisma = (una: string, otra: string): boolean =>
  una === otra || (Math.min(una.length, otra.length) === 1 && una[0] === otra[0]);

const estanTodas = (pocas: readonly string[], muchas: readonly string[]): boolean => {
  const libres = [...muchas];
  return [...pocas]
    .sort((a, b) => b.length - a.length)
    .every((palabra) => {
      const exacta = libres.indexOf(palabra);
      const lugar = exacta >= 0 ? exacta : libres.findIndex((libre) => sonLaMisma(libre, palabra));
      if (lugar >= 0) libres.splice(lugar, 1);
      return lugar >= 0;
    });
};

/** One word does not tell a person whose name in the registry has two or more. */
const MINIMO_DE_PALABRAS = 2;

/** S-393: the same words in any order; one name may lie within the other, and a company's kind is left out. */
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
