import type { FiltrosDeCupones } from '@colega/contract/cuenta';
import { CIRCUITOS, type Circuito, FILTROS_DE_CUPON, type FiltroDeCupon } from '@colega/domain/cupones';
import { lectorDe } from '@colega/web-kit/lib/filtros/leer-filtro.ts';
import type { DefinicionDeFiltros } from '@colega/web-kit/lib/filtros/use-filtros.ts';

/** As chosen; empty is not chosen. */
export type FiltrosDeListaDeCupones = {
  estado: FiltroDeCupon | '';
  circuito: Circuito | '';
  fecha_desde: string;
  fecha_hasta: string;
  page: number;
};
type Criterio = Exclude<keyof FiltrosDeListaDeCupones, 'page'>;

const SIN_FILTROS: FiltrosDeListaDeCupones = { estado: '', circuito: '', fecha_desde: '', fecha_hasta: '', page: 1 };

/** OPN-083: the value of the call is `vencida`. */
export const ESTADOS = [
  { value: 'pendiente', label: 'Pendiente' },
  { value: 'pago', label: 'Pago' },
  { value: 'vencida', label: 'Vencida' },
] as const satisfies readonly { value: FiltroDeCupon; label: string }[];

/** Each place has its own criteria (OPN-084). */
const definir = (lista: string, criterios: readonly Criterio[]): DefinicionDeFiltros<FiltrosDeListaDeCupones> => ({
  lista,
  nombres: [...criterios, 'page'],
  leer: (busqueda) => {
    const { unoDe, fecha, pagina } = lectorDe(busqueda);
    const leidos: FiltrosDeListaDeCupones = {
      estado: unoDe('estado', FILTROS_DE_CUPON),
      circuito: unoDe('circuito', CIRCUITOS),
      fecha_desde: fecha('fecha_desde'),
      fecha_hasta: fecha('fecha_hasta'),
      page: pagina(),
    };
    const propios = Object.fromEntries(criterios.map((criterio) => [criterio, leidos[criterio]]));
    return { ...SIN_FILTROS, ...propios, page: leidos.page };
  },
  escribir: (filtros) => {
    const elegidos = criterios.map((criterio) => [criterio, filtros[criterio]]).filter(([, valor]) => valor !== '');
    return new URLSearchParams([...elegidos, ...(filtros.page > 1 ? [['page', String(filtros.page)]] : [])]);
  },
  limpios: () => SIN_FILTROS,
});

export const FILTROS_DE_LA_CUENTA = definir('cuponesDeCuenta', ['estado']);
export const FILTROS_DEL_EJERCICIO = definir('cuponesDeEjercicio', [
  'estado',
  'circuito',
  'fecha_desde',
  'fecha_hasta',
]);

export const cantidadDeFiltros = ({ page: _, ...criterios }: FiltrosDeListaDeCupones): number =>
  Object.values(criterios).filter((valor) => valor !== '').length;

/** What the call takes: only what was chosen (CUP-003). */
export const armarPedidoDeCupones = ({
  estado,
  circuito,
  fecha_desde,
  fecha_hasta,
}: FiltrosDeListaDeCupones): Omit<FiltrosDeCupones, 'persona.id'> => ({
  ...(estado && { estado }),
  ...(circuito && { circuito }),
  ...(fecha_desde && { fecha_desde }),
  ...(fecha_hasta && { fecha_hasta }),
});
