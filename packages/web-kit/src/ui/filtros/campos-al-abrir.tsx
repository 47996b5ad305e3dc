import type { ComponentType } from 'react';
import { conReintento } from '../esperas/con-reintento.tsx';
import { ErrorDeCarga } from '../esperas/error-de-carga.tsx';
import { EsqueletoDeTexto } from '../esperas/esqueleto.tsx';
import { PLEGADO } from './panel-de-filtros.tsx';

/** On a phone the fields are folded, so their code comes when the page is idle or somebody unfolds them. */
export const camposAlAbrir = <P extends object>(cargar: () => Promise<{ default: ComponentType<P> }>) => {
  const Campos = conReintento(cargar, {
    mientras: <EsqueletoDeTexto renglones={5} />,
    falla: (reintentar) => <ErrorDeCarga mensaje="No pudimos cargar los filtros." alReintentar={reintentar} />,
  });
  const antes = async (): Promise<void> => {
    if (!window.matchMedia(PLEGADO).matches) await cargar();
  };
  return { Campos, antes, cargar };
};
