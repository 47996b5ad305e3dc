import { todosLosMensajes } from '@colega/contract/mensajes';
import { NOMBRES_DE_COLAS } from '@colega/domain/legajos';
import { explicarFalla } from '@colega/web-kit/lib/api/error-de-api.ts';
import { avisarError, avisarExito } from '@colega/web-kit/ui/avisos/avisos.tsx';
import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { colaDeLaBusqueda } from '../../lib/cola-de-la-busqueda.ts';
import { DIRECCIONES, direccionDeLegajo } from '../../lib/direcciones.ts';
import { usePedirSiguiente } from '../../lib/use-pedir-siguiente.ts';

/** Takes the next one of the queue one came from and opens it; with none left, back to the Bandeja, which is told. */
export const useSiguiente = () => {
  const navegar = useNavigate();
  const { search } = useLocation();
  const yendo = useRef(false);
  const pedirSiguiente = usePedirSiguiente();
  const cola = colaDeLaBusqueda(new URLSearchParams(search));
  const nombre = NOMBRES_DE_COLAS[cola.params.cola];

  const seguir = async (): Promise<void> => {
    if (yendo.current) return;
    yendo.current = true;
    try {
      const id = await pedirSiguiente(cola);
      if (id !== null) return void navegar(direccionDeLegajo(id, search));
      avisarExito(`${nombre}: ${todosLosMensajes.nada_libre}`);
      void navegar(`${DIRECCIONES.bandeja}${search}`);
    } catch (causa) {
      avisarError(explicarFalla(causa, todosLosMensajes.error_de_comunicacion));
    } finally {
      yendo.current = false;
    }
  };
  return { seguir, nombre };
};
