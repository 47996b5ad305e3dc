import { mensajes } from '@colega/contract/mensajes';
import { camposDelTipo, type TipoDeCertificado } from '@colega/domain/certificados';
import type { Asistente } from '@colega/web-kit/form/wizard/use-asistente.ts';
import { useCallback, useState } from 'react';
import type { FotosPendientes } from '../fotos/use-fotos-pendientes.ts';

/** Another tab may be filling in the same draft, and what is kept since this one was thrown away is of another. */
export const olvidarSiSonDeEsta = (
  { olvidar }: Pick<FotosPendientes, 'olvidar'>,
  { otraPestania, fin }: Pick<Asistente<unknown, unknown>, 'otraPestania' | 'fin'>,
): void => {
  if (otraPestania === null && fin === null) olvidar();
};

/** The form waits for the photos that are not sent yet, and says which are missing; they leave with their draft. */
export const useAsistenteConFotos = <B, C, G>(
  type: TipoDeCertificado,
  asistente: Asistente<B, C, G>,
  { pendientes, actuales, enviarTodas, olvidar }: FotosPendientes,
): Asistente<B, C, G> => {
  const [enviando, setEnviando] = useState(false);
  const [faltan, setFaltan] = useState<string | null>(null);
  const { despachar: despacharYa, leer } = asistente;
  type Accion = Parameters<typeof despacharYa>[0];

  const seguir = useCallback(
    async (siguiente: Accion): Promise<void> => {
      setFaltan(null);
      if (actuales().size > 0) {
        setEnviando(true);
        await enviarTodas();
        setEnviando(false);
      }
      const quedan = [...actuales()];
      if (quedan.length === 0) return despacharYa(siguiente);
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
    },
    [type, despacharYa, actuales, enviarTodas],
  );
  const despachar = useCallback(
    (accion: Accion): void => {
      if (accion.tipo === 'siguiente') return void seguir(accion);
      if (accion.tipo === 'descartar' || accion.tipo === 'empezarDeCero') olvidarSiSonDeEsta({ olvidar }, leer());
      despacharYa(accion);
    },
    [seguir, olvidar, leer, despacharYa],
  );

  return {
    ...asistente,
    despachar,
    puedeQuedar: () => asistente.puedeQuedar() && [...actuales().values()].every(({ guardada }) => guardada),
    ocupacion: enviando ? 'avanzando' : asistente.ocupacion,
    falla: pendientes.size > 0 ? (faltan ?? asistente.falla) : asistente.falla,
  };
};
