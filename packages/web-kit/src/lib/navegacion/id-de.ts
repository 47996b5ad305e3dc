const MAXIMO = 2_147_483_647;

export const idDe = (texto: string | null | undefined): number | null =>
  texto && /^[1-9]\d{0,9}$/.test(texto) && Number(texto) <= MAXIMO ? Number(texto) : null;
