import { parseMonto } from '@colega/domain/importes';

/** As the college's calls take an amount; what cannot be read goes as it was typed, for the server to say what is wrong. */
export const leerImporte = (escrito: string): string => {
  const leido = parseMonto(escrito);
  return leido.ok ? leido.valor : escrito;
};
