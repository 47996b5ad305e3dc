import {
  armarEnlace,
  type BorradorAutomatico,
  borradorDelLaboratorio,
  type ContextoAutomatico,
  leerEnlace,
} from '@colega/asistentes/legajos';
import { esFecha, type Fecha } from '@colega/domain/fechas';
import { COEFICIENTES } from '@colega/domain/honorarios';
import { escribirTextoDelEnlace, LARGO_MAXIMO, leerTextoDelEnlace } from './texto-del-enlace.ts';

/** What the other column has of its own; the tasks and their data are the same. */
export type Otro = Pick<BorradorAutomatico, 'fecha' | 'factor_coeficiente'>;

/** The names of what the address says. */
export const PEDIDO = 'c';
const OTRO = 'con';
const ENTRE = '~';

export const escribirDireccion = (
  borrador: BorradorAutomatico,
  otro: Otro | null,
  contexto: ContextoAutomatico,
): Record<string, string> => {
  const contenido = armarEnlace(borrador, contexto);
  const texto = contenido && escribirTextoDelEnlace(contenido);
  if (texto === null || texto.length > LARGO_MAXIMO) return {};
  return {
    [PEDIDO]: texto,
    ...(otro && { [OTRO]: [otro.fecha, otro.factor_coeficiente].join(ENTRE) }),
  };
};

const leerOtro = (texto: string): Otro | null => {
  const [fecha = '', coeficiente, ...resto] = texto.split(ENTRE);
  const factor_coeficiente = COEFICIENTES.find((uno) => uno === coeficiente);
  return esFecha(fecha) && factor_coeficiente && resto.length === 0 ? { fecha, factor_coeficiente } : null;
};

type Leido = { borrador: BorradorAutomatico; otro: Otro | null; sinEntender: string[] };

/** Nothing of the address is dropped in silence. */
export const leerDireccion = (busqueda: URLSearchParams, contexto: ContextoAutomatico, hoy: Fecha): Leido => {
  const vacio = borradorDelLaboratorio(hoy);
  const texto = busqueda.get(PEDIDO);
  const contenido = texto === null ? null : leerTextoDelEnlace(texto);
  const { borrador, sinEntender } =
    contenido === null
      ? { borrador: vacio, sinEntender: [] }
      : typeof contenido === 'string'
        ? { borrador: vacio, sinEntender: [contenido] }
        : leerEnlace(contenido, vacio, contexto);
  const conOtro = busqueda.get(OTRO);
  const otro = conOtro === null ? null : leerOtro(conOtro);
  const sinOtro = conOtro !== null && otro === null;
  return {
    borrador,
    otro,
    sinEntender: [...sinEntender, ...(sinOtro ? ['No entendimos con qué se comparaba: elegilo de nuevo.'] : [])],
  };
};
