import { type ClaveDeInforme, rutasDeInformes } from '@colega/contract/informes';
import { consulta } from '@colega/web-kit/lib/consultas/consulta.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type FiltrosDelInforme, pedidoDe } from './filtros.ts';

export const useOpciones = () => useQuery(consulta(rutasDeInformes.opcionesDeInformes, {}));

type Pedido = { informe: ClaveDeInforme; filtros: FiltrosDelInforme; conErrores: boolean };

export const useInforme = ({ informe, filtros, conErrores }: Pedido) =>
  useQuery({
    ...consulta(rutasDeInformes.informe, {
      params: { informe },
      query: { ...pedidoDe(informe, filtros), por: filtros.por },
    }),
    placeholderData: keepPreviousData,
    enabled: !conErrores,
  });

export const TAMANIO_DEL_DETALLE = 25;

export const useDetalle = ({ informe, filtros, conErrores }: Pedido) =>
  useQuery({
    ...consulta(rutasDeInformes.detalleDeInforme, {
      params: { informe },
      query: { ...pedidoDe(informe, filtros), page: filtros.page, limit: TAMANIO_DEL_DETALLE },
    }),
    placeholderData: keepPreviousData,
    enabled: !conErrores,
  });
