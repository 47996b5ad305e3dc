import { useHoy } from '@colega/web-kit/ui/datos/use-hoy.ts';
import { useCargosPorPagar } from '../../../lib/consultas/liquidaciones.ts';
import { useHabilidad } from '../../../lib/consultas/permisos.ts';
import { useCuponesPendientes } from '../../../lib/consultas/por-pagar.ts';
import { useLiquidacion } from '../liquidacion/use-liquidacion.ts';
import {
  armarDeCargo,
  armarDeCupon,
  armarDeLoQueEspera,
  armarDeMatricula,
  hayQueLiquidar,
  type PorPagar,
} from './por-pagar.ts';

const SIN_PLAZO = '9999-12-31';
const porPlazo = (uno: PorPagar, otro: PorPagar): number =>
  (uno.vence ?? SIN_PLAZO).localeCompare(otro.vence ?? SIN_PLAZO);

/** Everything that can be paid, of every circuit. */
export const usePorPagar = () => {
  const hoy = useHoy();
  const liquida = useHabilidad('LiquidarMatricula');
  const ejerce = useHabilidad('Ejercicio');
  const cupones = useCuponesPendientes();
  const cargos = useCargosPorPagar();
  const liquidacion = useLiquidacion(liquida.estado === 'permitida');
  const { inicial } = liquidacion;
  const partes = [cupones, cargos, ...(liquida.estado === 'permitida' ? [inicial] : [])];
  const cargando = liquida.estado === 'cargando' || ejerce.estado === 'cargando' || partes.some((una) => una.isPending);
  const todo = [
    ...armarDeMatricula(liquidacion),
    ...armarDeLoQueEspera(liquidacion),
    ...(cupones.data?.items ?? []).map((cupon) => armarDeCupon(cupon, hoy)),
    ...(ejerce.estado === 'permitida' ? (cargos.data?.items ?? []).map(armarDeCargo) : []),
  ];
  return {
    porPagar: todo.sort(porPlazo),
    liquidacion,
    hayQueLiquidar: hayQueLiquidar(liquidacion),
    cargando,
    falla: partes.find(({ error, data }) => error && !data)?.error ?? null,
    releer: () => Promise.all(partes.map(({ refetch }) => refetch())),
  };
};
export type LoPorPagar = ReturnType<typeof usePorPagar>;
