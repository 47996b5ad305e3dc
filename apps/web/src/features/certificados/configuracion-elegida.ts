import {
  type ConfiguracionDeCertificado,
  type TipoDeCertificado,
  validarConfiguracion,
} from '@colega/domain/certificados';
import { leerBorrador } from '@colega/web-kit/lib/borradores/almacen-de-borradores.ts';
import { leerSesion } from '@colega/web-kit/lib/sesion/sesion.ts';
import { useState } from 'react';
import { useLocation } from 'react-router';

/** The choice stays in the history entry, so that it survives a reload. */
export type EstadoDeEntrada = { configuracion: ConfiguracionDeCertificado };

export const nombreDelBorrador = (type: TipoDeCertificado, legajoId: number, anexo: number | null): string =>
  `certificado-${type}-${legajoId}${anexo === null ? '' : `-${anexo}`}`;

const leida = (guardado: unknown, type: TipoDeCertificado): ConfiguracionDeCertificado | null => {
  const configuracion = (guardado as Partial<EstadoDeEntrada> | null)?.configuracion;
  return configuracion?.tipo === type && validarConfiguracion(configuracion).length === 0 ? configuracion : null;
};

/** CER-015, OPN-106: null when nothing was chosen. A draft that a session's end left behind keeps its own choice. */
export const useConfiguracionElegida = (type: TipoDeCertificado, nombre: string): ConfiguracionDeCertificado | null => {
  const { state } = useLocation();
  const [delBorrador] = useState(() =>
    leida((leerBorrador(leerSesion()?.user_id ?? 0, nombre) as { borrador?: unknown } | null)?.borrador, type),
  );
  return leida(state, type) ?? delBorrador;
};
