import { mensajes } from '@colega/contract/mensajes';
import { camposDelTipo, type TipoDeCertificado } from '@colega/domain/certificados';
import type { Asistente } from '@colega/web-kit/form/wizard/use-asistente.ts';
import type { Borrador } from '@colega/web-kit/form/wizard/use-borrador.ts';
import { useMemo, useState } from 'react';
import type { FotosPendientes } from '../fotos/use-fotos-pendientes.ts';

export const useBorradorConFotos = <B>(almacen: Borrador<B>, { olvidar, actuales }: FotosPendientes): Borrador<B> =>
  useMemo(() => {
    const { descartar, guardadoEn, empezarDeCero, puedeQuedar, otraPestania } = almacen;
    const olvidarlas = () => otraPestania === null && olvidar();
    return {
      ...almacen,
      puedeQuedar: () => puedeQuedar() && [...actuales().values()].every(({ guardada }) => guardada),
      descartar: () => {
        olvidarlas();
        descartar();
      },
      guardadoEn: (direccion) => {
        olvidarlas();
        guardadoEn(direccion);
      },
      empezarDeCero: () => {
        olvidarlas();
        empezarDeCero();
      },
    };
  }, [almacen, olvidar, actuales]);

export const useAsistenteConFotos = <B, C>(
  type: TipoDeCertificado,
  asistente: Asistente<B, C>,
  { pendientes, actuales, enviarTodas }: FotosPendientes,
): Asistente<B, C> => {
  const [enviando, setEnviando] = useState(false);
  const [faltan, setFaltan] = useState<string | null>(null);
  const siguiente = async (): Promise<void> => {
    setFaltan(null);
    if (actuales().size > 0) {
      setEnviando(true);
      await enviarTodas();
      setEnviando(false);
    }
    const quedan = [...actuales()];
    if (quedan.length === 0) return asistente.siguiente();
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
    siguiente,
    ocupacion: enviando ? 'avanzando' : asistente.ocupacion,
    falla: pendientes.size > 0 ? (faltan ?? asistente.falla) : asistente.falla,
  };
};
