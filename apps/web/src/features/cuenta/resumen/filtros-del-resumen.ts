import { ESTADOS_DE_RESUMEN, type FiltrosDeResumen, zFiltrosDeResumen } from '@colega/contract/cuenta';
import { mensajes } from '@colega/contract/mensajes';
import { lectorDe } from '@colega/web-kit/lib/filtros/leer-filtro.ts';
import type { DefinicionDeFiltros } from '@colega/web-kit/lib/filtros/use-filtros.ts';

/** As chosen or typed; empty is not chosen. */
export type FiltrosDelResumen = {
  anio_desde: string;
  anio_hasta: string;
  estado: (typeof ESTADOS_DE_RESUMEN)[number] | '';
  matricula: string;
  page: number;
};

export const LARGO_DE_ANIO = 4;
const CRITERIOS = ['anio_desde', 'anio_hasta', 'estado', 'matricula'] as const;
const SIN_FILTROS: FiltrosDelResumen = { anio_desde: '', anio_hasta: '', estado: '', matricula: '', page: 1 };

export const FILTROS_DEL_RESUMEN: DefinicionDeFiltros<FiltrosDelResumen> = {
  lista: 'resumenDeCuenta',
  nombres: [...CRITERIOS, 'page'],
  leer: (busqueda) => {
    const { texto, entero, unoDe, pagina } = lectorDe(busqueda);
    return {
      // what is no year stays, and the field says so
      anio_desde: texto('anio_desde').slice(0, LARGO_DE_ANIO),
      anio_hasta: texto('anio_hasta').slice(0, LARGO_DE_ANIO),
      estado: unoDe('estado', ESTADOS_DE_RESUMEN),
      matricula: entero('matricula'),
      page: pagina(),
    };
  },
  escribir: (filtros) => {
    const elegidos = CRITERIOS.map((criterio) => [criterio, filtros[criterio]]).filter(([, valor]) => valor !== '');
    return new URLSearchParams([...elegidos, ...(filtros.page > 1 ? [['page', String(filtros.page)]] : [])]);
  },
  limpios: () => SIN_FILTROS,
};

export const cantidadDeFiltros = (filtros: FiltrosDelResumen): number =>
  CRITERIOS.filter((criterio) => filtros[criterio] !== '').length;

export type ErroresDeAnio = Partial<Record<'anio_desde' | 'anio_hasta', string>>;
export type FiltrosLeidos = { pedido: FiltrosDeResumen; errores: ErroresDeAnio };

/** By the rule of the call itself (RES-007..009): what it would refuse is not asked. */
export const leerFiltros = (filtros: FiltrosDelResumen): FiltrosLeidos | { pedido: null; errores: ErroresDeAnio } => {
  const elegidos = Object.fromEntries(CRITERIOS.map((c) => [c, filtros[c]]).filter(([, valor]) => valor !== ''));
  const leido = zFiltrosDeResumen.safeParse(elegidos);
  if (leido.success) return { pedido: leido.data, errores: {} };
  const errores = leido.error.issues.map(({ path, message }) => [
    String(path[0]),
    message === 'anio_hasta_anterior' ? mensajes.anio_hasta_anterior : mensajes.anio_fuera_de_rango,
  ]);
  return { pedido: null, errores: Object.fromEntries(errores) };
};
