import { mensajes } from '@colega/contract/mensajes';
import { tranquilizarSobreLoCargado } from '@colega/web-kit/form/wizard/tranquilizar-sobre-lo-cargado.ts';
import { useIrSinPasos } from '@colega/web-kit/form/wizard/use-pasos-en-historial.ts';
import { detalleDelError, esFallaDeRed, esSesionVencida } from '@colega/web-kit/lib/api/error-de-api.ts';
import { avisarError, avisarExito } from '@colega/web-kit/ui/avisos/avisos.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { direccionDelLegajo, type EmitidoReciente } from './direcciones.ts';

const DE_LEGAJOS = /^\/(legajo|certificados|tipos_certificados)/;

export type Guardado = {
  legajo_id: number;
  message: string;
  emitido?: EmitidoReciente;
};

type Opciones = {
  textoDeFalla?: ((...falla: Parameters<typeof detalleDelError>) => string | null) | undefined;
  /** A lost connection is told too; the wizard says it under the step in any case. */
  avisaSinRed?: boolean;
};

export const useGuardado = ({ textoDeFalla = detalleDelError, avisaSinRed = false }: Opciones = {}) => {
  const ir = useIrSinPasos();
  const cliente = useQueryClient();
  const guardado = useRef(false);

  const guardar = async (enviar: () => Promise<Guardado>): Promise<string> => {
    try {
      const { legajo_id, message, emitido } = await enviar();
      guardado.current = true;
      avisarExito(message);
      void cliente.invalidateQueries({ predicate: ({ queryKey: [path] }) => DE_LEGAJOS.test(String(path)) });
      const detalle = direccionDelLegajo(legajo_id);
      // Going back from the detail does not open a new wizard.
      ir(detalle, { replace: true, ...(emitido && { state: emitido }) });
      return detalle;
    } catch (error) {
      // ERR-005..007, ERR-021
      const falla = textoDeFalla(error, mensajes.error_procesamiento_de_nuevo);
      const callado = esSesionVencida(error) || (esFallaDeRed(error) && !avisaSinRed);
      if (falla !== null && !callado) avisarError(tranquilizarSobreLoCargado(error, falla));
      throw error;
    }
  };
  return { guardar, yaGuardado: useCallback(() => guardado.current, []) };
};
