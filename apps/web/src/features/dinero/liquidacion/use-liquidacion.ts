import type { Liquidacion } from '@colega/contract/dinero';
import {
  elegirSoloSanciones,
  type GrupoDeItems,
  type GruposDeLiquidacion,
  type ItemDeLiquidacion,
  type MedioDePago,
  quedaEnCero,
  seleccionar,
  totalALiquidar,
  validarSeleccion,
} from '@colega/domain/dinero';
import { useSesion } from '@colega/web-kit/lib/sesion/use-sesion.ts';
import { useState } from 'react';
import {
  type LiquidacionPedida,
  usePersonaDeLaSesion,
  usePreLiquidacion,
  useRecalculo,
} from '../../../lib/consultas/liquidaciones.ts';
import {
  aplicarSeleccion,
  excluidasDe,
  guardarSeleccion,
  leerSeleccion,
  olvidarSeleccion,
  type SeleccionGuardada,
} from './seleccion-guardada.ts';

const SELECCION_COMPLETA: SeleccionGuardada = { fuera: [], medio: null };

/** LIQ-011: the server counts again at each change. Who may not settle asks for nothing. */
export const useLiquidacion = (puede = true) => {
  const userId = useSesion()?.user_id ?? 0;
  const personaId = usePersonaDeLaSesion();
  const inicial = usePreLiquidacion(puede);
  const [guardada, setGuardada] = useState(() => leerSeleccion(userId));
  const seleccion = guardada ?? SELECCION_COMPLETA;
  const base = inicial.data;
  const grupos = base && aplicarSeleccion(base, seleccion.fuera);
  const problemas = grupos ? validarSeleccion(grupos) : [];
  const vacia = !grupos || quedaEnCero(problemas);
  // LIQ-012: an empty selection asks nothing.
  const pedido = grupos && guardada && !vacia ? pedidoDe(personaId, grupos, seleccion.medio) : null;
  const recalculo = useRecalculo(pedido);
  const vigente = (pedido && recalculo.data) || base;
  const alDia = pedido === null || (recalculo.isSuccess && !recalculo.isPlaceholderData);

  const cambiar = (nueva: SeleccionGuardada): void => {
    setGuardada(nueva);
    guardarSeleccion(userId, nueva);
  };
  const cambiarGrupos = (nuevos: GruposDeLiquidacion): void => cambiar({ ...seleccion, fuera: excluidasDe(nuevos) });

  return {
    inicial,
    grupos: grupos && vigente ? conImportesDe(grupos, vigente) : null,
    total: totalDe(vacia, pedido, alDia ? vigente : undefined),
    medios: vigente?.preferencias_de_pago ?? [],
    medio: seleccion.medio,
    vacia,
    problemas,
    /** PAG-008: once chosen, /app/cuenta/pago has something to pay. */
    enCurso: guardada !== null,
    recalculando: pedido !== null && recalculo.isFetching,
    errorDeRecalculo: pedido !== null && !recalculo.isFetching ? recalculo.error : null,
    recalcular: () => void recalculo.refetch(),
    pedido: pedido && alDia && vigente ? { ...pedido, importe_total: vigente.importe_total } : null,
    /** The same before anything was chosen: all of it. */
    todo:
      grupos && base && !guardada && !vacia
        ? { ...pedidoDe(personaId, grupos, null), importe_total: base.importe_total }
        : null,
    elegir: (grupo: GrupoDeItems, id: number, si: boolean) =>
      grupos && cambiarGrupos(seleccionar(grupos, grupo, id, si)),
    ponerSoloSanciones: (si: boolean) => grupos && cambiarGrupos(elegirSoloSanciones(grupos, si)),
    elegirMedio: (medio: MedioDePago) => cambiar({ ...seleccion, medio }),
    retener: () => cambiar(seleccion),
    olvidar: () => olvidarSeleccion(userId),
  };
};

/** The total is the server's; while it counts, it is worked out here. */
const totalDe = (vacia: boolean, pedido: LiquidacionPedida | null, vigente: Liquidacion | undefined): string =>
  vacia ? '0.00' : (vigente?.importe_total ?? pedido?.importe_total ?? '0.00');

const elegidos = (items: readonly ItemDeLiquidacion[]) =>
  items.map(({ id, seleccionadoParaLiquidar }) => ({ id, seleccionadoParaLiquidar }));

const pedidoDe = (persona_id: number, grupos: GruposDeLiquidacion, medio: MedioDePago | null): LiquidacionPedida => ({
  persona_id,
  sanciones: elegidos(grupos.sanciones),
  items_vigentes: elegidos(grupos.items_vigentes),
  items_vencidos: elegidos(grupos.items_vencidos),
  bonificaciones: elegidos(grupos.bonificaciones),
  importe_total: totalALiquidar(grupos),
  preferencias_de_pago: medio ? [{ key: medio }] : [],
});

const conImportesDe = (grupos: GruposDeLiquidacion, vigente: Liquidacion): GruposDeLiquidacion => {
  const alDia = (grupo: GrupoDeItems) => {
    const contados = new Map(vigente[grupo].map((item) => [item.id, item]));
    return grupos[grupo].map((item) => {
      const { importe_total, pasos } = contados.get(item.id) ?? item;
      return { ...item, importe_total, pasos };
    });
  };
  return {
    items_vigentes: alDia('items_vigentes'),
    items_vencidos: alDia('items_vencidos'),
    sanciones: alDia('sanciones'),
    bonificaciones: alDia('bonificaciones'),
  };
};
