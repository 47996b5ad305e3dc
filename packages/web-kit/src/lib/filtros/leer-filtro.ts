import { esFecha } from '@colega/domain/fechas';

const soloSi = (vale: (texto: string) => boolean, texto: string): string => (vale(texto) ? texto : '');
const esEntero = (texto: string): boolean => /^[1-9]\d{0,8}$/.test(texto);

/** What does not make sense in an address is ignored. */
export const lectorDe = (busqueda: URLSearchParams) => {
  const texto = (nombre: string): string => busqueda.get(nombre)?.trim() ?? '';
  return {
    texto,
    fecha: (nombre: string): string => soloSi(esFecha, texto(nombre)),
    entero: (nombre: string): string => soloSi(esEntero, texto(nombre)),
    unoDe: <const V extends string>(nombre: string, valores: readonly V[]): V | '' =>
      valores.find((valor) => valor === texto(nombre)) ?? '',
    pagina: (): number => Number(soloSi(esEntero, texto('page'))) || 1,
  };
};
