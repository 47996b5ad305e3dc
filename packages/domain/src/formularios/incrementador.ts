/** FRM-033: the first entry stays. */
export const quitarDeIncrementador = <T>(lista: readonly T[], indice: number): T[] =>
  indice <= 0 ? [...lista] : lista.filter((_, i) => i !== indice);

/** "Superficies" → "Superficie", "Ascensores" → "Ascensor". Only a single word in plural changes. */
export const singularDe = (plural: string): string => {
  if (/\s/.test(plural)) return plural;
  return plural.replace(/(?<=[^aeiouáéíóú][aeiouáéíóú](?:r|n|l|d))es$|(?<=[aeiou])s$/i, '');
};
