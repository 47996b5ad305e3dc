import { mensajes } from '@colega/contract/mensajes';
import { useCallback, useEffect, useRef, useState } from 'react';
import { conFaltaDeRed, detalleDelError, esSesionVencida } from '../../../lib/api/error-de-api.ts';
import { subirImagen } from '../../../lib/consultas/media.ts';
import { avisarError, avisarExito } from '../../../ui/avisos.tsx';
import type { FotoCargada } from '../formulario/borrador-de-certificado.ts';

/** One upload at a time, that can be tried again and given up. */
export const useSubida = (alSubir: (foto: FotoCargada) => void) => {
  const [parte, setParte] = useState<number | null>(null);
  const [falla, setFalla] = useState<string | null>(null);
  const [puedeReintentar, setPuedeReintentar] = useState(false);
  const control = useRef<AbortController | null>(null);
  const cancelar = useCallback(() => control.current?.abort(), []);
  useEffect(() => cancelar, [cancelar]);

  const subir = async (archivo: { nombre: string; contenido: Blob }): Promise<void> => {
    control.current = new AbortController();
    const { signal } = control.current;
    setFalla(null);
    setParte(0);
    try {
      const { id, nombre, content_url } = await subirImagen(archivo, setParte, signal);
      avisarExito(mensajes.imagen_cargada);
      alSubir({ id, nombre, content_url });
    } catch (error) {
      if (signal.aborted) return;
      if (!esSesionVencida(error)) avisarError(mensajes.error_guardar_imagen);
      setFalla(conFaltaDeRed(error, detalleDelError(error, mensajes.imagen_no_cargada)));
      setPuedeReintentar(true);
      setParte(null);
    }
  };
  return { parte, falla, puedeReintentar, subir, cancelar, negar: setFalla };
};
