import type { ColaDePersonas } from '@colega/contract/perfil';
import { criterio, definirFiltros } from '@colega/web-kit/lib/filtros/campos-de-filtro.ts';

export type BusquedaEnPantalla = { texto: string; cola: ColaDePersonas | ''; page: number };

const COLAS = [
  { valor: 'altas', etiqueta: 'Altas por completar' },
  { valor: 'por_verificar', etiqueta: 'Datos y títulos por verificar' },
] as const satisfies readonly { valor: ColaDePersonas; etiqueta: string }[];

export const CAMPOS = [
  criterio('texto', 'Buscar una persona', 'texto', {
    ejemplo: 'Nombre, CUIT, matrícula, legajo o cupón',
    largo: 80,
  }),
  criterio('cola', 'Mostrar', 'lista', { ejemplo: 'Todas', opciones: COLAS }),
];
/** As the fields of a list's filters are named. */
export const ID_DEL_TEXTO = 'filtro.texto';

export const FILTROS_DE_PERSONAS = definirFiltros<BusquedaEnPantalla>('personas', CAMPOS, {
  texto: '',
  cola: '',
  page: 1,
});

export const consultaDe = ({ texto, cola, page }: BusquedaEnPantalla) => ({
  ...(texto && { texto }),
  ...(cola && { cola }),
  page,
});
