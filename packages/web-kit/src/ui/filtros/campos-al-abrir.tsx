import type { ComponentType } from 'react';
import type { Adelanto } from '../../lib/consultas/adelanto.ts';
import { conReintento } from '../esperas/con-reintento.tsx';
import { ErrorDeCarga } from '../esperas/error-de-carga.tsx';
import { EsqueletoDeTexto } from '../esperas/esqueleto.tsx';
import { PLEGADO } from './panel-de-filtros.tsx';

/**
 * The fields of a panel of filters. Where they are seen at once they come with the screen; on a phone, where they are folded
 * away, when the page has nothing else to do or somebody unfolds them.
 */
export const camposAlAbrir = <P extends object>(cargar: () => Promise<{ default: ComponentType<P> }>) => {
  const Campos = conReintento(cargar, {
    mientras: <EsqueletoDeTexto renglones={5} />,
    falla: (reintentar) => <ErrorDeCarga mensaje="No pudimos cargar los filtros." alReintentar={reintentar} />,
  });
  const antes: Adelanto = async () => {
    if (!window.matchMedia(PLEGADO).matches) await cargar();
  };
  return { Campos, antes, cargar };
};
