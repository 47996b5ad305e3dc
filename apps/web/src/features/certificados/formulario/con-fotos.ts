import { mensajes } from '@colega/contract/mensajes';
import { camposDelTipo, type TipoDeCertificado } from '@colega/domain/certificados';
import type { Asistente } from '@colega/web-kit/form/wizard/use-asistente.ts';
import { useState } from 'react';
import type { FotosPendientes } from '../fotos/use-fotos-pendientes.ts';

/** The photos of a draft go with it; what another tab is filling in is not this one's to throw away. */
export const olvidarSiSonDeEsta = (
  { olvidar }: Pick<FotosPendientes, 'olvidar'>,
  { otraPestania }: Pick<Asistente<unknown, unknown>, 'otraPestania'>,
): void => {
  if (otraPestania === null) olvidar();
};

/**
 * Waits for the photos that are not sent yet before it goes on, and says which are missing. They leave with their draft, and keep
 * it only where they are kept.
 */
export const useAsistenteConFotos = <B, C, G>(
  type: TipoDeCertificado,
  asistente: Asistente<B, C, G>,
  fotos: FotosPendientes,
): Asistente<B, C, G> => {
  const { pendientes, actuales, enviarTodas } = fotos;
  const [enviando, setEnviando] = useState(false);
  const [faltan, setFaltan] = useState<string | null>(null);
  const { despachar } = asistente;
  const seguirConFotos = async (siguiente: Parameters<typeof despachar>[0]): Promise<void> => {
    setFaltan(null);
    if (actuales().size > 0) {
      setEnviando(true);
      await enviarTodas();
      setEnviando(false);
    }
    const quedan = [...actuales()];
    if (quedan.length === 0) return despachar(siguiente);
    const etiquetas = camposDelTipo(type).flatMap(({ ruta, etiqueta }) => (actuales().has(ruta) ? [etiqueta] : []));
    const guardadas = quedan.every(([, { guardada }]) => guardada);
    const sinRecortar = quedan.some(([, { lista }]) => !lista);
    setFaltan(
      [
        `Todavía no se envió: ${etiquetas.join(', ')}.`,
        ...(sinRecortar ? [mensajes.fotos_sin_recortar] : []),
        guardadas ? mensajes.fotos_guardadas_aca : mensajes.foto_sin_guardar,
      ].join('\n'),
    );
  };
  return {
    ...asistente,
    puedeQuedar: () => asistente.puedeQuedar() && [...actuales().values()].every(({ guardada }) => guardada),
    despachar: (accion) => {
      if (accion.tipo === 'siguiente') return void seguirConFotos(accion);
      if (accion.tipo === 'descartar' || accion.tipo === 'empezarDeCero') olvidarSiSonDeEsta(fotos, asistente.leer());
      despachar(accion);
    },
    ocupacion: enviando ? 'avanzando' : asistente.ocupacion,
    falla: pendientes.size > 0 ? (faltan ?? asistente.falla) : asistente.falla,
  };
};
