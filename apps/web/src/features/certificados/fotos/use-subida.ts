import { mensajes } from '@colega/contract/mensajes';
import { esSesionVencida, explicarFalla } from '@colega/web-kit/lib/api/error-de-api.ts';
import { avisarError, avisarExito } from '@colega/web-kit/ui/avisos/avisos.tsx';
import { useCallback, useEffect, useRef, useState } from 'react';
import { esRechazo, type FotosPendientes } from './use-fotos-pendientes.ts';

type Falla = {
  texto: string;
  /** Null when sending it again makes no sense. */
  guardada: boolean | null;
};

/** Uploads go one at a time, each kept on this device before it begins. */
export const useSubida = (ruta: string, fotos: FotosPendientes, alSubir: () => void) => {
  const [parte, setParte] = useState<number | null>(null);
  const [falla, setFalla] = useState<Falla | null>(null);
  const control = useRef<AbortController | null>(null);
  const cancelar = useCallback(() => control.current?.abort(), []);
  useEffect(() => cancelar, [cancelar]);

  const subir = async (archivo: { nombre: string; contenido: Blob }): Promise<void> => {
    control.current = new AbortController();
    const { signal } = control.current;
    setFalla(null);
    setParte(0);
    const guardada = await fotos.agregar(ruta, { ...archivo, lista: true });
    try {
      await fotos.enviar(ruta, setParte, signal);
      avisarExito(mensajes.imagen_cargada);
      alSubir();
    } catch (error) {
      if (signal.aborted) return;
      if (!esSesionVencida(error)) avisarError(mensajes.error_guardar_imagen);
      const texto = explicarFalla(error, mensajes.imagen_no_cargada);
      setFalla({ texto, guardada: esRechazo(error) ? null : guardada });
      setParte(null);
    }
  };
  const negar = (texto: string) => setFalla({ texto, guardada: null });
  return { parte, falla, subir, cancelar, negar };
};
