import { type ComponentType, lazy, Suspense } from 'react';
import type { Adelanto } from '../lib/consultas/adelanto.ts';
import { EsqueletoDeTexto } from './esqueleto.tsx';
import { PLEGADO } from './panel-de-filtros.tsx';

/**
 * The fields of a panel of filters. Where they are seen at once they come with the screen; on a phone, where they are folded
 * away, when the page has nothing else to do or somebody unfolds them.
 */
export const camposAlAbrir = <P extends object>(cargar: () => Promise<{ default: ComponentType<P> }>) => {
  const Cargados = lazy(cargar);
  const Campos = (props: P) => (
    <Suspense fallback={<EsqueletoDeTexto renglones={5} />}>
      <Cargados {...props} />
    </Suspense>
  );
  const antes: Adelanto = async () => {
    if (!window.matchMedia(PLEGADO).matches) await cargar();
  };
  return { Campos, antes, cargar };
};
